import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { toDecimal } from '../store/base/money.ts';
import { asyncCommand, findPlayer, playerArg } from './command.ts';

/** In ms. What is due at once is one transaction, which a slow disk can keep up with. */
const interval = 10;

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const messageNames = ['balanceUpdated', 'playerUpdated', 'rewardUpdated'] as const;

/** A command that pushes far more than players ever cause, for measuring what that does to a page. */
export const storm = asyncCommand(
  'Adds cents to a player’s balance, and changes the level and a reward, or one of that, in turn and many times a second',
  {
    player: playerArg,
    perSecond: v.optional(whole(1000), 200),
    seconds: v.optional(whole(240), 120),
    message: v.optional(v.picklist(messageNames)),
  },
  async (context, { player, perSecond, seconds, message }) => {
    const { store } = context;
    const { id } = findPlayer(context, player);
    const { assignationId } = store.rewards.assign(id, {
      rewardId: randomUUID(),
      kind: 'Incentive',
      expiresIn: null,
      startsAt: null,
      endsAt: null,
      claimType: 'manual',
      rewardReason: null,
      applicability: 'ALWAYS',
      type: { kind: 'MoneyDrop', name: { en: 'Storm' }, amount: 1 },
    });
    const changes = {
      balanceUpdated: () => store.wallets.move({ playerId: id, amount: 1, moneyType: 'Correction' }),
      playerUpdated: (count: number) => store.players.update(id, { gamificationLevel: 1 + (count % 100) }),
      rewardUpdated: (count: number) =>
        store.rewards.setStatus(assignationId, count % 2 === 0 ? 'Processing' : 'Unclaimed'),
    };
    const names = message === undefined ? messageNames : [message];
    // The reward was pushed when it was assigned.
    const sent = { balanceUpdated: 0, playerUpdated: 0, rewardUpdated: 1 };
    const total = perSecond * seconds;
    const startedAt = performance.now();
    let count = 0;
    while (count < total) {
      await new Promise((resolve) => setTimeout(resolve, interval));
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
      store.transaction(() => {
        for (; count < due; count += 1) {
          const name = names[count % names.length] ?? 'balanceUpdated';
          changes[name](Math.floor(count / names.length));
          sent[name] += 1;
        }
      });
    }
    const { balance, currency } = store.wallets.ofPlayer(id);
    return { sent, balance: toDecimal(balance, currency) };
  },
);
