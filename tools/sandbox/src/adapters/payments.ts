import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { gatesOf } from '../../../../libs/platform/licensing/src/gates.ts';
import type { CashierSession, Payments } from '../partners/ports.ts';
import {
  bankAccountsIn,
  isBanking,
  isPaymentMethod,
  methodMaximums,
  offeredMethods,
  usedAccounts,
} from '../store/paymentMethods.ts';
import { mayDeposit, mayPayByBank, mayWithdraw, minimums, owesDeclaration } from '../store/players/rules.ts';
import type { PaymentMethod } from '../store/wallets/payments.ts';
import { InsufficientFunds, maxAmount, type Payment, type Store } from '../store/index.ts';

/** The transaction's name at the provider, such as `CreditcardDeposit`. */
const transactionName = (method: PaymentMethod, type: 'Deposit' | 'Withdrawal'): string =>
  method.charAt(0).toUpperCase() + method.slice(1) + type;

const payloadOf = (method: PaymentMethod, txName: string, account: string) => ({
  attributes: { paymentMethod: method },
  debtor: { account },
  txName,
  accountId: account,
});

/** Adapts the store to the hosted cashier's port. */
export function createPaymentsPort(store: Store, brand: Brand): Payments {
  const session = (id: string): CashierSession | undefined => {
    const cashierSession = store.payments.cashierSession(id);
    const player = cashierSession && store.players.find(cashierSession.playerId);
    if (!player) return undefined;
    const { currency } = store.wallets.ofPlayer(player.id);
    const { minDeposit, minWithdrawal } = minimums(currency);
    const now = store.now();
    const depositMethods = offeredMethods(store, brand, player, 'Deposit').map(({ method }) => method);
    return {
      id,
      brand: brand.id,
      playerId: player.id,
      type: cashierSession.method === 'Deposit' ? 'deposit' : 'withdrawal',
      currency,
      minDeposit,
      maxDeposit: store.limits.remaining(player.id, ['Deposit']) ?? undefined,
      minWithdrawal,
      depositsBlocked: !mayDeposit(player.profile, now) || owesDeclaration(player.profile, now),
      depositMethods: mayPayByBank(player.profile, now)
        ? depositMethods
        : depositMethods.filter((method) => !isBanking(method)),
      withdrawalsBlocked: !mayWithdraw(player.profile),
      withdrawalMethods: offeredMethods(store, brand, player, 'Withdrawal').map(({ method }) => method),
      maximumOf: methodMaximums(currency),
      closedLoop: gatesOf(brand.license).closedLoopPayments,
      accounts: usedAccounts(store, player.id),
    };
  };

  const waiting = (id: string): (Payment & { method: PaymentMethod }) | undefined => {
    const payment = store.payments.find(id);
    const isWaiting = payment?.type === 'Deposit' && payment.state === 'Initialized';
    return isWaiting && isPaymentMethod(payment.method) ? { ...payment, method: payment.method } : undefined;
  };

  return {
    session,
    balance: ({ playerId }) => store.wallets.ofPlayer(playerId),
    record({ id, sessionId, type, method, amount, account }, state) {
      if (store.payments.find(id)) return { status: 'rejected', reason: 'duplicate' };
      const cashierSession = session(sessionId);
      if (!cashierSession) return { status: 'rejected', reason: 'session-expired' };
      const isDeposit = type === 'deposit';
      const isBlocked = isDeposit
        ? cashierSession.depositsBlocked || !cashierSession.depositMethods.includes(method)
        : cashierSession.withdrawalsBlocked || !cashierSession.withdrawalMethods.includes(method);
      if (isBlocked || cashierSession.type !== type) return { status: 'rejected', reason: 'blocked' };
      const minimum = isDeposit ? cashierSession.minDeposit : cashierSession.minWithdrawal;
      if (!Number.isInteger(amount) || amount < minimum || amount > cashierSession.maximumOf[method])
        return { status: 'rejected', reason: 'amount' };
      const isMoved = state === 'completed' || state === 'pending';
      if (isDeposit && isMoved && amount > (cashierSession.maxDeposit ?? maxAmount))
        return { status: 'rejected', reason: 'deposit-limit' };
      const provider = transactionName(method, isDeposit ? 'Deposit' : 'Withdrawal');
      try {
        const { payment, wallet } = store.payments.record({
          id,
          playerId: cashierSession.playerId,
          type: isDeposit ? 'Deposit' : 'Withdrawal',
          amount,
          method,
          provider,
          payload: payloadOf(method, provider, account),
          outcome: state === 'cancelled' ? 'declined' : state,
        });
        return { status: 'recorded', transactionId: payment.id, state, ...wallet };
      } catch (error) {
        if (error instanceof InsufficientFunds) return { status: 'rejected', reason: 'insufficient-funds' };
        throw error;
      }
    },

    waitingForBank(id) {
      const payment = waiting(id);
      const player = payment && store.players.find(payment.playerId);
      if (!player) return undefined;
      const { method, amount, currency } = payment;
      const used = usedAccounts(store, player.id).filter((account) => account.method === method);
      const accounts = new Set([...used.map(({ id }) => id), ...bankAccountsIn(player.profile.country)]);
      return { method, amount, currency, accounts: [...accounts] };
    },
    answerOfBank(id, account) {
      store.transaction(() => {
        const payment = waiting(id);
        const player = payment && store.players.find(payment.playerId);
        if (!player) return;
        const { method, provider } = payment;
        if (account !== null) store.payments.setPayload(id, payloadOf(method, provider, account));
        const { profile } = player;
        const now = store.now();
        const mayTake =
          mayDeposit(profile, now) &&
          mayPayByBank(profile, now) &&
          !owesDeclaration(profile, now) &&
          store.limits.allowsCompletion(payment);
        store.payments.settle(id, account !== null && mayTake ? 'completed' : 'cancelled');
      });
    },
  };
}
