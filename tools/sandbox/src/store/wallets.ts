import type { Database } from './database.ts';
import type { Money } from './money.ts';

export interface Wallet {
  id: string;
  playerId: string;
  currency: string;
  balance: Money;
  bonusBalance: Money;
}

export interface Bonus {
  id: string;
  playerId: string;
  name: string;
  amount: Money;
  currency: string;
  status: string;
  unlockTrigger: string | null;
  wageringRequired: Money;
  wageringDone: Money;
  expiresAt: number | null;
}

/** A debit that the wallet cannot bear; nothing was changed. */
export class InsufficientFunds extends Error {}

export interface Movement {
  playerId: string;
  /** Added to the balance; negative to take. */
  amount: Money;
  bonusAmount?: Money;
  moneyType: string;
  /** The round, payment or reward behind it. */
  reference?: string;
}

export type Wallets = ReturnType<typeof createWallets>;

export function createWallets(db: Database) {
  const activeBonus = (playerId: string) =>
    db.get<Bonus>("SELECT * FROM bonuses WHERE playerId = ? AND status = 'Active' ORDER BY rowid LIMIT 1", playerId);

  const ofPlayer = (playerId: string): Wallet => {
    const wallet = db.get<Wallet>('SELECT * FROM wallets WHERE playerId = ?', playerId);
    if (!wallet) throw new Error(`Player ${playerId} has no wallet.`);
    return wallet;
  };

  return {
    ofPlayer,
    activeBonus,
    bonuses: (playerId: string) => db.all<Bonus>('SELECT * FROM bonuses WHERE playerId = ? ORDER BY rowid', playerId),

    insert(wallet: Pick<Wallet, 'id' | 'playerId' | 'currency'>): void {
      db.insert('wallets', { ...wallet, balance: 0, bonusBalance: 0 });
    },

    /**
     * The only way in which money moves: changes the wallet, writes the ledger and tells the player.
     * @throws InsufficientFunds
     */
    move({ playerId, amount, bonusAmount = 0, moneyType, reference }: Movement): Wallet {
      return db.transaction(() => {
        const { id: walletId, currency, ...before } = ofPlayer(playerId);
        const balance = before.balance + amount;
        const bonusBalance = before.bonusBalance + bonusAmount;
        if (balance < 0 || bonusBalance < 0) throw new InsufficientFunds('The balance is too low.');
        db.update('wallets', walletId, { balance, bonusBalance });
        db.insert('ledger', {
          walletId,
          moneyType,
          amount,
          bonusAmount,
          reference: reference ?? null,
          createdAt: db.now(),
        });
        const bonus = activeBonus(playerId);
        const wageringProgress = bonus ? Math.min(1, bonus.wageringDone / bonus.wageringRequired) : null;
        const moved = amount + bonusAmount;
        db.emit({
          name: 'balanceUpdated',
          data: { playerId, walletId, balance, bonusBalance, currency, amount: moved, moneyType, wageringProgress },
        });
        return { id: walletId, playerId, currency, balance, bonusBalance };
      });
    },

    /** Gives bonus money that turns into real money once it has been staked `factor` times. */
    grantBonus(bonus: Omit<Bonus, 'currency' | 'status' | 'wageringDone'>): Wallet {
      return db.transaction(() => {
        const { currency } = ofPlayer(bonus.playerId);
        const { playerId, amount, id } = bonus;
        db.insert('bonuses', { ...bonus, currency, status: 'Active', wageringDone: 0 });
        return this.move({ playerId, amount: 0, bonusAmount: amount, moneyType: 'Bonus', reference: id });
      });
    },

    /** Counts a stake towards the active bonus; a bonus staked often enough becomes real money. */
    wager(playerId: string, stake: Money): void {
      db.transaction(() => {
        const bonus = activeBonus(playerId);
        if (!bonus) return;
        const done = bonus.wageringDone + stake;
        db.update('bonuses', bonus.id, { wageringDone: done });
        if (done < bonus.wageringRequired) return;
        db.update('bonuses', bonus.id, { status: 'Converted' });
        const { bonusBalance } = ofPlayer(playerId);
        this.move({
          playerId,
          amount: bonusBalance,
          bonusAmount: -bonusBalance,
          moneyType: 'BonusConverted',
          reference: bonus.id,
        });
      });
    },

    /** Takes bonus money whose time is over. */
    expireBonuses(): void {
      db.transaction(() => {
        const overdue = db.all<Bonus>("SELECT * FROM bonuses WHERE status = 'Active' AND expiresAt <= ?", db.now());
        for (const { id, playerId } of overdue) {
          db.update('bonuses', id, { status: 'Expired' });
          const { bonusBalance } = ofPlayer(playerId);
          this.move({ playerId, amount: 0, bonusAmount: -bonusBalance, moneyType: 'BonusExpired', reference: id });
        }
      });
    },

    /** The console's way to a round number: the difference goes through the ledger like all else. */
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
