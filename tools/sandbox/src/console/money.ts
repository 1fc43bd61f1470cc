import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bonusUnlockTriggers } from '../../../../libs/contracts/src/enums.ts';
import { isPaymentMethod } from '../store/paymentMethods.ts';
import { addHistory } from '../seed/index.ts';
import { toDecimal } from '../store/base/money.ts';
import { allTime } from '../store/players/windows.ts';
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

/** Commands for balances, payments and bonuses. */
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
        name: { en: name },
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
        ...{ id, name: name.en, status, unlockTrigger, isLocked: status === 'Active' && unlockedAt === null },
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
    'Books a deposit, by card unless another method is named, as if the player had just paid it',
    {
      player: playerArg,
      amount: amountArg,
      method: v.optional(
        v.pipe(v.string(), v.check(isPaymentMethod, 'a payment method of the platform')),
        'creditcard',
      ),
      account: v.optional(v.pipe(v.string(), v.nonEmpty())),
    },
    (context, { player, amount, method, account }) => {
      const { id: playerId } = findPlayer(context, player);
      const { currency } = context.store.wallets.ofPlayer(playerId);
      const txName = `${method.charAt(0).toUpperCase()}${method.slice(1)}Deposit`;
      const { wallet } = context.store.payments.record({
        playerId,
        type: 'Deposit',
        amount: parsePositiveAmount(amount, currency),
        method,
        provider: txName,
        payload: {
          attributes: { paymentMethod: method },
          txName,
          ...(account === undefined ? {} : { accountId: account, debtor: { account } }),
        },
        outcome: 'completed',
      });
      return showWallet(wallet);
    },
  ),
  round: command(
    'Books a finished round of the first slot, as if the player had just played it',
    { player: playerArg, stake: amountArg, payout: amountArg },
    ({ store, ...context }, { player, stake, payout }) => {
      const { id: playerId } = findPlayer({ store, ...context }, player);
      const { currency, balance } = store.wallets.ofPlayer(playerId);
      const game = store.games.all().find(({ kind }) => kind === 'slot');
      if (!game) throw new BadCommand('There is no slot.');
      const amounts = { stake: parsePositiveAmount(stake, currency), payout: parseAmount(payout, currency) };
      if (amounts.stake > balance) throw new BadCommand('The balance is lower than the stake.');
      const { lookupId } = game;
      return showWallet(
        store.play.placeRound({
          ...{ roundId: randomUUID(), playerId, lookupId },
          ...amounts,
          state: 'closed',
          details: '{}',
        }),
      );
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
};
