import type { PaymentTransactionType, PayoutMode, TransactionState } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { Money } from '../base/money.ts';
import type { Sessions } from '../players/sessions.ts';
import type { Wallet, Wallets } from './wallets.ts';

/** Banks on whose own pages a player confirms a payment. */
export const instantBanks = ['finshark', 'krofort', 'trustly', 'zimpler'] as const;
export type PaymentMethod = 'creditcard' | 'bank' | 'ewallet' | (typeof instantBanks)[number];
export const isInstantBank = (method: string): boolean => instantBanks.some((bank) => bank === method);

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
  /** JSON; the lobby reads that of the last deposit. */
  payload: string;
  payoutMode: PayoutMode | null;
  cancelReason: string | null;
  createdAt: number;
  /** When the operator began to pay a withdrawal out; it cannot be cancelled from then on. */
  processingAt: number | null;
  processedAt: number | null;
}

interface CashierSession {
  id: string;
  playerId: string;
  /** The player session in which it was started. */
  sessionId: string | null;
  method: PaymentTransactionType;
  expiresAt: number;
}

interface NewPayment {
  /** Generated if absent. */
  id?: string;
  playerId: string;
  type: PaymentTransactionType;
  amount: Money;
  method: string;
  provider: string;
  payload: object;
  /** The immediate outcome; `pending` until `settle`. */
  outcome: 'completed' | 'pending' | 'declined';
}

const cashierSessionLifetime = 15 * 60_000;

/** Points for a deposit by instant banking, where the brand announces such an award. */
export const awardPoints = 50;

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(
  db: Database,
  wallets: Wallets,
  sessions: Pick<Sessions, 'hasEnded'>,
  onDeposit: (payment: Pick<Payment, 'id' | 'playerId' | 'method'>) => void,
  newId: () => string,
) {
  const find = (id: string) => db.get<Payment>('SELECT * FROM payments WHERE id = ?', id);

  const credit = (payment: Pick<Payment, 'id' | 'playerId' | 'amount' | 'method'>): void => {
    const { id, playerId, amount } = payment;
    wallets.move({ playerId, amount, moneyType: 'Deposit', reference: id });
    wallets.unlockBonuses(playerId, 'Deposit');
    onDeposit(payment);
  };

  const setState = (id: string, state: TransactionState, cancelReason: string | null = null): void => {
    db.update('payments', id, { state, cancelReason, processedAt: db.now() });
  };

  return {
    find,

    startCashierSession(
      playerId: string,
      method: PaymentTransactionType,
      sessionId: string | null = null,
    ): CashierSession & { createdAt: number } {
      const createdAt = db.now();
      const times = { createdAt, expiresAt: createdAt + cashierSessionLifetime };
      const cashierSession = { id: newId(), playerId, sessionId, method, ...times };
      db.insert('cashierSessions', cashierSession);
      return cashierSession;
    },
    /** Undefined once it has expired or the player session has ended. */
    cashierSession(id: string): CashierSession | undefined {
      const cashierSession = db.get<CashierSession>(
        'SELECT * FROM cashierSessions WHERE id = ? AND expiresAt > ?',
        id,
        db.now(),
      );
      return cashierSession && !sessions.hasEnded(cashierSession.sessionId) ? cashierSession : undefined;
    },

    /**
     * Records a payment and moves its money in one transaction. A withdrawal is debited at once, a deposit credited
     * when completed. @throws InsufficientFunds
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
        if (type === 'Deposit' && outcome === 'completed') credit({ id, playerId, amount, method });
        if (type === 'Withdrawal' && outcome !== 'declined') {
          const moneyType = outcome === 'completed' ? 'Withdrawal' : 'InitWithdrawal';
          wallets.move({ playerId, amount: -amount, moneyType, reference: id });
        }
        return { payment: find(id) as Payment, wallet: wallets.ofPlayer(playerId) };
      });
    },

    /** Begins to pay a pending withdrawal out. @throws Error if it is none */
    process(id: string): Payment {
      const payment = find(id);
      if (payment?.type !== 'Withdrawal' || payment.state !== 'Initialized' || payment.processingAt !== null)
        throw new Error(`Payment ${id} is no withdrawal that waits.`);
      db.update('payments', id, { processingAt: db.now() });
      return find(id) as Payment;
    },

    /** What the provider has said of a payment since it was recorded. */
    setPayload(id: string, payload: object): void {
      db.update('payments', id, { payload: JSON.stringify(payload) });
    },

    /** Settles a pending payment; a cancelled withdrawal is refunded. @throws Error if it is not pending */
    settle(id: string, outcome: 'completed' | 'cancelled', cancelReason?: string): Payment {
      return db.transaction(() => {
        const payment = find(id);
        if (payment?.state !== 'Initialized') throw new Error(`Payment ${id} is not pending.`);
        const { playerId, type, amount } = payment;
        setState(id, outcome === 'completed' ? 'Completed' : 'Cancelled', cancelReason);
        if (type === 'Deposit' && outcome === 'completed') credit(payment);
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
