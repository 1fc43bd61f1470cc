import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { convertAmount, type Multipliers } from '@lobby/thrillpots';
import { createStore, useStore } from '@lobby/runtime';
import { useJackpotService } from './useJackpot.ts';

const unknown = createStore<Multipliers | null>(null);

/** The multipliers that the service has sent; null until it has. */
export const useMultipliers = (): Multipliers | null => useStore(useJackpotService()?.multipliers ?? unknown);

/** Formats an amount in EUR in the visitor's currency, by an event's own multipliers where it has some. */
export function useAmount(): (amount: string, own?: Multipliers) => string {
  const { currency } = useMarket();
  const format = useFormat();
  const fetched = useMultipliers();
  return (amount, own) => {
    const multipliers = own && Object.hasOwn(own, currency) ? own : fetched;
    const converted = convertAmount(amount, currency, multipliers);
    return format.money(converted.amount, converted.currency);
  };
}
