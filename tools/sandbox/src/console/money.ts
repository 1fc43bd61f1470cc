import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bonusUnlockTriggers, rewardKinds, rewardStatuses } from '../../../../libs/contracts/src/enums.ts';
import { mayGetRewards } from '../rules.ts';
import { addHistory } from '../seed/index.ts';
import type { RewardType } from '../store/rewards.ts';
import { toDecimal } from '../store/money.ts';
import { allTime } from '../store/windows.ts';
import {
  amountArg,
  BadCommand,
  command,
  dateArg,
  findPlayer,
  parsePositiveAmount,
  parseAmount,
  playerArg,
  showWallet,
} from './command.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

/** Commands for balances, payments, bonuses and rewards. */
export const moneyCommands = {
  balance: command(
    'Sets a player’s balance, bonus balance or both',
    { player: playerArg, balance: v.optional(amountArg), bonusBalance: v.optional(amountArg) },
    (context, { player, balance, bonusBalance }) => {
      const { id } = findPlayer(context, player);
      if (balance === undefined && bonusBalance === undefined)
        throw new BadCommand('Give a balance, a bonus balance or both.');
      const { currency } = context.store.wallets.ofPlayer(id);
      const minor = (amount: string | undefined) => (amount === undefined ? undefined : parseAmount(amount, currency));
      return showWallet(context.store.wallets.set(id, { balance: minor(balance), bonusBalance: minor(bonusBalance) }));
    },
  ),
  bonus: command(
    'Grants a bonus with a wagering requirement of `factor` times its amount',
    {
      player: playerArg,
      amount: amountArg,
      factor: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 10),
      name: v.optional(v.pipe(v.string(), v.nonEmpty()), 'Bonus'),
      maxPayout: v.optional(amountArg),
      unlockTrigger: v.nullish(v.picklist(bonusUnlockTriggers), null),
      expiresAt: v.optional(dateArg),
    },
    (context, { player, amount, factor, name, maxPayout, unlockTrigger, expiresAt }) => {
      const { store } = context;
      const { id: playerId } = findPlayer(context, player);
      const { currency } = store.wallets.ofPlayer(playerId);
      const minor = parsePositiveAmount(amount, currency);
      const wallet = store.wallets.grantBonus({
        id: randomUUID(),
        playerId,
        name,
        amount: minor,
        unlockTrigger,
        wageringRequired: Math.round(minor * factor),
        maxPayout: maxPayout === undefined ? null : parsePositiveAmount(maxPayout, currency),
        expiresAt: expiresAt === undefined ? store.now() + 30 * 86_400_000 : Date.parse(expiresAt),
      });
      return showWallet(wallet);
    },
  ),
  bonuses: command('Lists a player’s bonuses', { player: playerArg }, (context, { player }) =>
    context.store.bonuses
      .ofPlayer(findPlayer(context, player).id)
      .map(({ id, name, status, unlockTrigger, unlockedAt, currency, ...money }) => ({
        ...{ id, name, status, unlockTrigger, isLocked: status === 'Active' && unlockedAt === null },
        balance: toDecimal(money.balance, currency),
        wageringDone: toDecimal(money.wageringDone, currency),
        wageringRequired: toDecimal(money.wageringRequired, currency),
        paidOut: toDecimal(money.paidOut, currency),
      })),
  ),
  expireBonus: command(
    'Ends a bonus as if its time were up',
    { id: v.pipe(v.string(), v.nonEmpty()) },
    ({ store }, { id }) => {
      const bonus = store.bonuses.find(id);
      if (bonus?.status !== 'Active') throw new BadCommand(`No bonus “${id}” is active.`);
      if (store.bonuses.isInPlay(id)) throw new BadCommand('A round with this bonus is not finished.');
      return showWallet(store.wallets.expireBonus(bonus));
    },
  ),
  deposit: command(
    'Books a deposit by card, as if the player had just paid it',
    { player: playerArg, amount: amountArg },
    (context, { player, amount }) => {
      const { id: playerId } = findPlayer(context, player);
      const { currency } = context.store.wallets.ofPlayer(playerId);
      const { wallet } = context.store.payments.record({
        playerId,
        type: 'Deposit',
        amount: parsePositiveAmount(amount, currency),
        method: 'creditcard',
        provider: 'CreditcardDeposit',
        payload: { attributes: { paymentMethod: 'creditcard' }, txName: 'CreditcardDeposit' },
        outcome: 'completed',
      });
      return showWallet(wallet);
    },
  ),
  payments: command('Lists a player’s deposits and withdrawals', { player: playerArg }, (context, { player }) =>
    context.store.payments
      .ofPlayer(findPlayer(context, player).id)
      .map(({ id, type, state, method, amount, currency }) => ({
        id,
        type,
        state,
        method,
        amount: toDecimal(amount, currency),
        currency,
      })),
  ),
  settlePayment: command(
    'Completes or cancels a pending payment',
    { id: v.pipe(v.string(), v.nonEmpty()), outcome: v.picklist(['completed', 'cancelled']) },
    ({ store }, { id, outcome }) => {
      if (store.payments.find(id)?.state !== 'Initialized') throw new BadCommand(`No payment “${id}” is pending.`);
      const { state } = store.payments.settle(id, outcome);
      return { id, state };
    },
  ),
  processPayment: command(
    'Begins to pay a withdrawal out, which can then no longer be cancelled',
    { id: v.pipe(v.string(), v.nonEmpty()) },
    ({ store }, { id }) => {
      const payment = store.payments.find(id);
      if (payment?.type !== 'Withdrawal' || payment.state !== 'Initialized' || payment.processingAt !== null)
        throw new BadCommand(`No withdrawal “${id}” waits to be processed.`);
      store.payments.process(id);
      return { id, state: payment.state };
    },
  ),
  history: command(
    'Adds a past of rounds, sessions and payments that ends two days ago; the balance stays',
    { player: playerArg, days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730)), 365) },
    (context, { player, days }) => {
      const { store } = context;
      const { id } = findPlayer(context, player);
      // Another past each time.
      const seed = store.history.roundTotals(id, allTime).count;
      return { rounds: addHistory(store, id, { days, seed }) };
    },
  ),
  reward: command(
    'Gives a player a reward',
    {
      player: playerArg,
      type: v.picklist(['FreeSpin', 'MoneyDrop', 'BonusMoneyDrop']),
      name: v.pipe(v.string(), v.nonEmpty()),
      amount: v.pipe(
        amountArg,
        v.description('Greater than zero, up to 999999999.99; for free spins the value of one spin'),
      ),
      spins: v.optional(count, 10),
      game: v.optional(v.pipe(v.string(), v.description('Slug of the game for free spins'))),
      factor: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 10),
      kind: v.optional(v.picklist(rewardKinds), 'Incentive'),
      claimType: v.optional(v.picklist(['manual', 'automatic']), 'manual'),
      startsAt: v.nullish(dateArg, null),
      endsAt: v.nullish(dateArg, null),
    },
    (context, args) => {
      const { store } = context;
      const { id, profile } = findPlayer(context, args.player);
      const minor = parsePositiveAmount(args.amount, store.wallets.ofPlayer(id).currency);
      const game = args.game ? store.games.bySlug(args.game) : store.games.all().find(({ kind }) => kind === 'slot');
      if (!game) throw new BadCommand(`There is no game “${args.game}”.`);
      const { name, spins, factor } = args;
      const types = {
        FreeSpin: { kind: 'FreeSpin', name, amount: spins, value: minor, betLevel: 1, lookupId: game.lookupId },
        MoneyDrop: { kind: 'MoneyDrop', name, amount: minor },
        BonusMoneyDrop: {
          kind: 'BonusMoneyDrop',
          name,
          amount: minor,
          wageringRequirementFactor: factor,
          maxPayout: null,
        },
      } satisfies Record<typeof args.type, RewardType>;
      const { kind, claimType, startsAt, endsAt } = args;
      const assigned = store.rewards.assign(id, {
        rewardId: randomUUID(),
        name,
        kind,
        expiresIn: null,
        startsAt,
        endsAt,
        claimType,
        rewardReason: null,
        applicability: 'ALWAYS',
        type: types[args.type],
      });
      // An automatic reward that may not be paid now stays unclaimed.
      const isPaid =
        claimType === 'automatic' && assigned.status === 'Unclaimed' && mayGetRewards(profile, store.now());
      const { assignationId, status } = isPaid ? store.rewards.claim(assigned.assignationId).playerReward : assigned;
      return { assignationId, status };
    },
  ),
  rewardStatus: command(
    'Sets the status of a reward',
    { assignationId: v.pipe(v.string(), v.nonEmpty()), status: v.picklist(rewardStatuses) },
    ({ store }, { assignationId, status }) => {
      if (!store.rewards.find(assignationId)) throw new BadCommand(`There is no reward “${assignationId}”.`);
      store.rewards.setStatus(assignationId, status);
      return { assignationId, status };
    },
  ),
};
