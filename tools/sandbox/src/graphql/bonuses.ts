import type { Bonus, Player } from '../store/index.ts';
import { toDecimal, toMinor } from '../store/base/money.ts';
import { progressOf } from '../store/wallets/wallets.ts';
import { localize, requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';
import { iso } from './iso.ts';

export const bonusFields = {
  bonuses: (player: Player, { statuses }: { statuses?: string[] | null }, { store }: Context) =>
    store.bonuses.ofPlayer(player.id).filter((bonus) => !statuses || statuses.includes(bonus.status)),
};

export const bonusMutations = {
  forfeitBonus(_parent: unknown, { bonusId, balance }: { bonusId: string; balance: string }, context: Context) {
    const { store, rewardFaults } = context;
    const player = requirePlayer(context);
    const shown = toMinor(balance, store.wallets.ofPlayer(player.id).currency);
    if (shown === null) throw failure('BadUserInput', '“balance” is no amount of the wallet’s currency.');
    return rewardFaults.answer(player.id, () => {
      const wallet = store.wallets.forfeitBonus(player.id, bonusId, shown);
      return { bonus: store.bonuses.find(bonusId), wallet };
    });
  },
};

export const bonusResolvers = {
  Bonus: {
    name: ({ name }: Bonus, _args: unknown, context: Context) => localize(context, name),
    amount: ({ amount, currency }: Bonus) => toDecimal(amount, currency),
    balance: ({ balance, currency }: Bonus) => toDecimal(balance, currency),
    wageringRequired: ({ wageringRequired, currency }: Bonus) => toDecimal(wageringRequired, currency),
    wageringDone: ({ wageringDone, currency }: Bonus) => toDecimal(wageringDone, currency),
    wageringProgress: progressOf,
    maxPayout: ({ maxPayout, currency }: Bonus) => (maxPayout === null ? null : toDecimal(maxPayout, currency)),
    paidOut: ({ paidOut, currency }: Bonus) => toDecimal(paidOut, currency),
    isLocked: ({ status, unlockedAt }: Bonus) => status === 'Active' && unlockedAt === null,
    isInPlay: ({ id }: Bonus, _args: unknown, { store }: Context) => store.bonuses.isInPlay(id),
    grantedAt: (bonus: Bonus) => iso(bonus.grantedAt),
    expiresAt: (bonus: Bonus) => iso(bonus.expiresAt),
    endedAt: (bonus: Bonus) => iso(bonus.endedAt),
  },
};
