import type { Bonus, Bonuses, BonusShare } from './bonuses.ts';
import type { Database } from './database.ts';
import type { Money } from './money.ts';

export interface Wallet {
  id: string;
  playerId: string;
  currency: string;
  balance: Money;
  bonusBalance: Money;
}

/** Thrown for a debit beyond the balance; nothing was changed. */
export class InsufficientFunds extends Error {}

interface Movement {
  playerId: string;
  /** Added to the balance; negative for a debit. */
  amount: Money;
  bonusAmount?: Money;
  /** The bonuses' parts of the bonus amount; by default the oldest bonus is debited first. */
  shares?: readonly BonusShare[];
  moneyType: string;
  /** The round, payment or reward behind it. */
  reference?: string | null;
}

export type Wallets = ReturnType<typeof createWallets>;

export function createWallets(db: Database, bonuses: Bonuses) {
  const ofPlayer = (playerId: string): Wallet => {
    const wallet = db.get<Wallet>('SELECT * FROM wallets WHERE playerId = ?', playerId);
    if (!wallet) throw new Error(`Player ${playerId} has no wallet.`);
    return wallet;
  };

  return {
    ofPlayer,

    insert(wallet: Pick<Wallet, 'id' | 'playerId' | 'currency'>): void {
      db.insert('wallets', { ...wallet, balance: 0, bonusBalance: 0 });
    },

    /**
     * The only function that moves money: changes the wallet, writes the ledger and emits `balanceUpdated`.
     * @throws InsufficientFunds
     */
    move({ playerId, amount, bonusAmount = 0, shares, moneyType, reference = null }: Movement): Wallet {
      return db.transaction(() => {
        const { id: walletId, currency, ...before } = ofPlayer(playerId);
        const balance = before.balance + amount;
        const bonusBalance = before.bonusBalance + bonusAmount;
        if (balance < 0 || bonusBalance < 0) throw new InsufficientFunds('The balance is too low.');
        db.update('wallets', walletId, { balance, bonusBalance });
        for (const share of shares ?? bonuses.debitShares(playerId, -bonusAmount))
          bonuses.book(share, moneyType, reference);
        db.insert('ledger', { walletId, moneyType, amount, bonusAmount, reference, createdAt: db.now() });
        const wageringProgress = progressOf(bonuses.active(playerId)[0]);
        const moved = amount + bonusAmount;
        db.emit({
          name: 'balanceUpdated',
          data: { playerId, walletId, balance, bonusBalance, currency, amount: moved, moneyType, wageringProgress },
        });
        return { id: walletId, playerId, currency, balance, bonusBalance };
      });
    },

    /** Grants a bonus, which is converted to real money once its wagering requirement is met. */
    grantBonus(bonus: Omit<Bonus, 'balance' | 'currency' | 'status' | 'wageringDone'>): Wallet {
      return db.transaction(() => {
        const { currency } = ofPlayer(bonus.playerId);
        const { playerId, amount, id } = bonus;
        if (amount <= 0) throw new Error('A bonus must be greater than zero.');
        db.insert('bonuses', { ...bonus, balance: 0, currency, status: 'Active', wageringDone: 0 });
        const shares = [{ bonusId: id, amount }];
        return this.move({ playerId, amount: 0, bonusAmount: amount, shares, moneyType: 'Bonus', reference: id });
      });
    },

    /** Counts a stake towards the wagering requirement of the oldest active bonus, and converts the bonus once it is met. */
    wager(playerId: string, stake: Money): void {
      db.transaction(() => {
        const [bonus] = bonuses.active(playerId);
        if (!bonus) return;
        const { id: reference, balance } = bonus;
        const done = bonus.wageringDone + stake;
        db.update('bonuses', reference, { wageringDone: done });
        if (done < bonus.wageringRequired) return;
        db.update('bonuses', reference, { status: 'Converted' });
        const shares = [{ bonusId: reference, amount: -balance }];
        const moneyType = 'BonusConverted';
        this.move({ playerId, amount: balance, bonusAmount: -balance, shares, moneyType, reference });
      });
    },

    /** Removes the money of expired bonuses. */
    expireBonuses(): void {
      db.transaction(() => {
        for (const { id: reference, playerId, balance } of bonuses.overdue()) {
          db.update('bonuses', reference, { status: 'Expired' });
          const shares = [{ bonusId: reference, amount: -balance }];
          this.move({ playerId, amount: 0, bonusAmount: -balance, shares, moneyType: 'BonusExpired', reference });
        }
      });
    },

    /** Sets balances for the console; the difference is booked in the ledger. */
    set(playerId: string, target: { balance?: Money; bonusBalance?: Money }): Wallet {
      return db.transaction(() => {
        const wallet = ofPlayer(playerId);
        return this.move({
          playerId,
          amount: (target.balance ?? wallet.balance) - wallet.balance,
          bonusAmount: (target.bonusBalance ?? wallet.bonusBalance) - wallet.bonusBalance,
          moneyType: 'Correction',
        });
      });
    },
  };
}

const progressOf = (bonus: Bonus | undefined): number | null => {
  if (!bonus) return null;
  return bonus.wageringDone < bonus.wageringRequired ? bonus.wageringDone / bonus.wageringRequired : 1;
};
