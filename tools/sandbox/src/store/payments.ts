import type { PaymentTransactionType, PayoutMode, TransactionState } from '../../../../libs/contracts/src/enums.ts';
import type { Database } from './database.ts';
import type { Money } from './money.ts';
import type { Sessions } from './sessions.ts';
import type { Wallet, Wallets } from './wallets.ts';

export interface Payment {
  id: string;
  playerId: string;
  type: PaymentTransactionType;
  state: TransactionState;
  amount: Money;
  currency: string;
  /** Such as `creditcard`. */
  method: string;
  /** The transaction's name at the provider, such as `CreditcardDeposit`. */
  provider: string;
  /** JSON, as the lobby reads it back of the last deposit. */
  payload: string;
  payoutMode: PayoutMode | null;
  cancelReason: string | null;
  createdAt: number;
  processedAt: number | null;
}

interface CashierVisit {
  id: string;
  playerId: string;
  /** Of the sign-in with which it was opened. */
  sessionId: string | null;
  method: PaymentTransactionType;
  expiresAt: number;
}

interface NewPayment {
  /** Made up when absent. */
  id?: string;
  playerId: string;
  type: PaymentTransactionType;
  amount: Money;
  method: string;
  provider: string;
  payload: object;
  /** The immediate outcome; `pending` waits for `settle`. */
  outcome: 'completed' | 'pending' | 'declined';
}

const visitLifetime = 15 * 60_000;

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(
  db: Database,
  wallets: Wallets,
  sessions: Pick<Sessions, 'hasEnded'>,
  newId: () => string,
) {
  const find = (id: string) => db.get<Payment>('SELECT * FROM payments WHERE id = ?', id);

  const setState = (id: string, state: TransactionState, cancelReason: string | null = null): void => {
    db.update('payments', id, { state, cancelReason, processedAt: db.now() });
  };

  return {
    find,

    startVisit(playerId: string, method: PaymentTransactionType, sessionId: string | null = null): CashierVisit {
      const visit = { id: newId(), playerId, sessionId, method, expiresAt: db.now() + visitLifetime };
      db.insert('cashierSessions', { ...visit, createdAt: db.now() });
      return visit;
    },
    /** Undefined once it has expired or its session has ended. */
    visit(id: string): CashierVisit | undefined {
      const visit = db.get<CashierVisit>('SELECT * FROM cashierSessions WHERE id = ? AND expiresAt > ?', id, db.now());
      return visit && !sessions.hasEnded(visit.sessionId) ? visit : undefined;
    },

    /**
     * Records a payment and moves its money in one transaction. A withdrawal takes the money at once,
     * a deposit gives it when completed. @throws InsufficientFunds
     */
    record(payment: NewPayment): { payment: Payment; wallet: Wallet } {
      return db.transaction(() => {
        const { playerId, type, amount, method, provider, outcome } = payment;
        const id = payment.id ?? newId();
        const { currency } = wallets.ofPlayer(playerId);
        const state = { completed: 'Completed', pending: 'Initialized', declined: 'Cancelled' }[outcome];
        const payoutMode = type === 'Deposit' ? null : outcome === 'completed' ? 'Instant' : 'Manual';
        db.insert('payments', {
          id,
          playerId,
          type,
          state,
          amount,
          currency,
          method,
          provider,
          payload: JSON.stringify(payment.payload),
          payoutMode,
          createdAt: db.now(),
          processedAt: outcome === 'pending' ? null : db.now(),
        });
        if (type === 'Deposit' && outcome === 'completed')
          wallets.move({ playerId, amount, moneyType: 'Deposit', reference: id });
        if (type === 'Withdrawal' && outcome !== 'declined') {
          const moneyType = outcome === 'completed' ? 'Withdrawal' : 'InitWithdrawal';
          wallets.move({ playerId, amount: -amount, moneyType, reference: id });
        }
        return { payment: find(id) as Payment, wallet: wallets.ofPlayer(playerId) };
      });
    },

    /** Ends a payment that waits: the money of a refused withdrawal goes back. @throws unless it waits */
    settle(id: string, outcome: 'completed' | 'cancelled', cancelReason?: string): Payment {
      return db.transaction(() => {
        const payment = find(id);
        if (payment?.state !== 'Initialized') throw new Error(`Payment ${id} does not wait for anything.`);
        const { playerId, type, amount } = payment;
        setState(id, outcome === 'completed' ? 'Completed' : 'Cancelled', cancelReason);
        if (type === 'Deposit' && outcome === 'completed')
          wallets.move({ playerId, amount, moneyType: 'Deposit', reference: id });
        if (type === 'Withdrawal' && outcome === 'cancelled')
          wallets.move({ playerId, amount, moneyType: 'WithdrawalCancelled', reference: id });
        return find(id) as Payment;
      });
    },

    /** Newest first. */
    ofPlayer: (playerId: string, type?: PaymentTransactionType): Payment[] =>
      db
        .all<Payment>('SELECT * FROM payments WHERE playerId = ? ORDER BY createdAt DESC, rowid DESC', playerId)
        .filter((payment) => !type || payment.type === type),

    lastCompletedDeposit: (playerId: string) =>
      db.get<Payment>(
        `SELECT * FROM payments WHERE playerId = ? AND type = 'Deposit' AND state = 'Completed'
         ORDER BY processedAt DESC, rowid DESC LIMIT 1`,
        playerId,
      ),

    depositTotals(playerId: string): { count: number; amount: Money } {
      const row = db.get<{ count: number; amount: number | null }>(
        `SELECT count(*) AS count, sum(amount) AS amount FROM payments
         WHERE playerId = ? AND type = 'Deposit' AND state = 'Completed'`,
        playerId,
      );
      return { count: row?.count ?? 0, amount: row?.amount ?? 0 };
    },
  };
}
