import * as v from 'valibot';
import { limitKinds, limitPeriods } from '../../../../libs/contracts/src/enums.ts';
import { limitsOf, playerProtection } from '../../../../libs/platform/licensing/src/protection.ts';
import { toDecimal, type Limit } from '../store/index.ts';
import { amountArg, BadCommand, command, findPlayer, parsePositiveAmount, playerArg } from './command.ts';

/** Amounts in the player's currency; minutes as they are. */
function showLimit({ kind, period, value, used, window, pendingChange }: Limit, currency: string) {
  const show = (number: number | null) =>
    number === null || kind === 'Session' ? number : toDecimal(number, currency);
  const iso = (time: number) => new Date(time).toISOString();
  const pending = pendingChange && { value: show(pendingChange.value), effectiveAt: iso(pendingChange.effectiveAt) };
  return { kind, period, value: show(value), used: show(used), windowEndsAt: iso(window.to), pending };
}

/** Commands for the limits that players set for themselves. */
export const limitCommands = {
  limits: command('Shows a player’s limits with what is used of them', { player: playerArg }, (context, { player }) => {
    const { store, brand } = context;
    const { id: playerId } = findPlayer(context, player);
    const { currency } = store.wallets.ofPlayer(playerId);
    return limitsOf(brand.license).map((limit) => showLimit(store.limits.find({ playerId, ...limit }), currency));
  }),
  limit: command(
    'Sets a limit as the player would: a higher value waits; the amount null asks for its removal',
    {
      player: playerArg,
      kind: v.picklist(limitKinds),
      period: v.picklist(limitPeriods),
      amount: v.optional(v.nullable(amountArg)),
      minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31 * 24 * 60))),
    },
    (context, { player, kind, period, amount, minutes }) => {
      const { store, brand } = context;
      const { id: playerId } = findPlayer(context, player);
      if (!limitsOf(brand.license).some((limit) => limit.kind === kind && limit.period === period))
        throw new BadCommand('The licence offers no such limit.');
      const { currency } = store.wallets.ofPlayer(playerId);
      const key = { playerId, kind, period };
      const wait = playerProtection[brand.license];
      if (amount === null) return showLimit(store.limits.remove(key, wait), currency);
      const value =
        kind === 'Session' ? minutes : amount === undefined ? undefined : parsePositiveAmount(amount, currency);
      if (value === undefined) throw new BadCommand('Give an amount, or minutes for the kind Session.');
      return showLimit(store.limits.set(key, value, wait), currency);
    },
  ),
};
