import fc from 'fast-check';
import { createBonusModel } from '../../testing/bonusModel.ts';
import { addPlayer, jackpotStore } from '../../testing/jackpotStore.ts';
import type { Rejected } from '../base/rejected.ts';

const day = 86_400_000;
// Small stakes and caps, so that many bonuses are wagered, and some are cut.
const stake = fc.integer({ min: 0, max: 400 });
const payout = fc.integer({ min: 0, max: 800 });
const positive = fc.integer({ min: 1, max: 600 });
const action = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    amount: positive,
    factor: fc.integer({ min: 0, max: 2 }),
    maxPayout: fc.option(fc.integer({ min: 1, max: 300 })),
    isLocked: fc.boolean(),
    days: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ kind: fc.constant('play' as const), stake, payout, staysOpen: fc.boolean() }),
  fc.record({ kind: fc.constant('finish' as const), payout }),
  fc.record({ kind: fc.constant('forfeit' as const), index: fc.nat(4), asShown: fc.boolean() }),
  fc.record({ kind: fc.constant('deposit' as const), amount: positive }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
);

const typeOfRejection = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Rejected).type;
  }
};

it('does with bonus money what a plain model does, for any sequence of events', () => {
  const store = jackpotStore();
  let count = 0;
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      count += 1;
      const playerId = addPlayer(store, `player-${count}`, { balance: 1000 });
      const model = createBonusModel(1000);
      const ids = { open: '' };
      const step = (roundId: string, staked: number, paid: number, state: 'open' | 'closed') =>
        store.play.placeRound({
          ...{ roundId, playerId, lookupId: 'game', stake: staked, payout: paid, state, details: '{}' },
        });
      for (const [index, each] of actions.entries()) {
        const id = `${count}-${index}`;
        if (each.kind === 'grant') {
          const { amount, maxPayout, isLocked, days } = each;
          const bonus = { id, amount, maxPayout };
          model.grant({ ...bonus, isLocked, required: amount * each.factor }, days);
          store.wallets.grantBonus({
            ...{ ...bonus, playerId, name: { en: 'Bonus' }, wageringRequired: amount * each.factor },
            ...{ unlockTrigger: isLocked ? ('Deposit' as const) : null, expiresAt: store.now() + days * day },
          });
        } else if (each.kind === 'play') {
          if (each.stake > model.funds() || (each.staysOpen && model.state.open)) continue;
          model.play(each.stake, each.payout, each.staysOpen);
          step(id, each.stake, each.payout, each.staysOpen ? 'open' : 'closed');
          if (each.staysOpen) ids.open = id;
        } else if (each.kind === 'finish') {
          if (!model.state.open) continue;
          model.finish(each.payout);
          step(ids.open, 0, each.payout, 'closed');
        } else if (each.kind === 'forfeit') {
          const bonus = model.state.bonuses[each.index];
          if (!bonus) continue;
          const expected =
            bonus.status === 'Forfeited'
              ? undefined
              : bonus.status !== 'Active'
                ? 'BonusNotActive'
                : model.isInPlay(bonus)
                  ? 'BonusInPlay'
                  : each.asShown
                    ? undefined
                    : 'BonusBalanceChanged';
          const shown = bonus.balance + (each.asShown ? 0 : 1);
          expect(typeOfRejection(() => store.wallets.forfeitBonus(playerId, bonus.id, shown))).toBe(expected);
          if (expected === undefined) model.forfeit(bonus);
        } else if (each.kind === 'deposit') {
          model.deposit(each.amount);
          store.payments.record({
            ...{ playerId, type: 'Deposit', amount: each.amount, method: 'creditcard', provider: 'Creditcard' },
            ...{ payload: {}, outcome: 'completed' },
          });
        } else {
          model.wait(each.days);
          store.moveClock(each.days * day);
        }

        const bonuses = store.bonuses.ofPlayer(playerId);
        expect(
          bonuses.map(({ id: bonusId, status, balance, wageringDone, paidOut, unlockedAt }) => ({
            ...{ bonusId, status, balance, wageringDone, paidOut, isLocked: unlockedAt === null },
          })),
        ).toEqual(
          model.state.bonuses.map(({ id: bonusId, status, balance, done, paidOut, isLocked }) => ({
            ...{ bonusId, status, balance, wageringDone: done, paidOut, isLocked },
          })),
        );
        const wallet = store.wallets.ofPlayer(playerId);
        const inBonuses = bonuses.reduce((sum, { balance }) => sum + balance, 0);
        expect(wallet).toMatchObject({ balance: model.state.real, bonusBalance: inBonuses });
        expect(
          store.database.get(
            'SELECT total(amount) AS balance, total(bonusAmount) AS bonusBalance FROM ledger WHERE walletId = ?',
            wallet.id,
          ),
        ).toEqual({ balance: wallet.balance, bonusBalance: wallet.bonusBalance });
        for (const { id: bonusId, paidOut, maxPayout } of bonuses) {
          const paid = store.database.get<{ amount: number }>(
            "SELECT total(amount) AS amount FROM ledger WHERE reference = ? AND moneyType = 'BonusConverted'",
            bonusId,
          );
          expect(paid?.amount).toBe(paidOut);
          expect(paidOut).toBeLessThanOrEqual(maxPayout ?? paidOut);
        }
      }
    }),
    { numRuns: 100 },
  );
});
