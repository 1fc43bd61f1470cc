import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { useStore } from '@lobby/runtime';
import { convertAmount, type Multipliers, type Thrillpots } from '@lobby/thrillpots';
import { useEffect, useState } from 'react';

const none = { get: () => null, subscribe: () => () => {} };

/**
 * Writes amounts in EUR in the visitor's currency. Null while the multipliers are on their way; where they cannot be had
 * the amount stays in EUR.
 */
export function useEuroFormat(thrillpots: Thrillpots | null): (amount: string, own?: Multipliers) => string | null {
  const { currency } = useMarket();
  const { money } = useFormat();
  const multipliers = useStore<Multipliers | null>(thrillpots?.multipliers ?? none);
  const [isSettled, setSettled] = useState(false);
  useEffect(
    function load() {
      void thrillpots?.loadMultipliers().finally(() => setSettled(true));
    },
    [thrillpots],
  );
  const isKnown = currency === 'EUR' || multipliers !== null || isSettled;
  return (euros, own) => {
    const hasOwn = own !== undefined && Object.hasOwn(own, currency);
    if (!hasOwn && !isKnown) return null;
    const shown = convertAmount(euros, currency, hasOwn ? own : multipliers);
    return money(shown.amount, shown.currency);
  };
}
