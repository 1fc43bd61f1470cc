import type { BonusUnlockTrigger } from '../../../../../libs/contracts/src/enums.ts';
import type { Bonus, Bonuses, BonusShare, NewBonus } from './bonuses.ts';
import type { Database } from '../base/database.ts';
import type { Money } from '../base/money.ts';
import type { Players } from '../players/players.ts';
import { Rejected } from '../base/rejected.ts';

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

export function createWallets(db: Database, bonuses: Bonuses, players: Pick<Players, 'notify'>) {
  const ofPlayer = (playerId: string): Wallet => {
    const wallet = db.get<Wallet>('SELECT * FROM wallets WHERE playerId = ?', playerId);
    if (!wallet) throw new Error(`Player ${playerId} has no wallet.`);
    return wallet;
  };

  /** Ends a bonus; its money must have been moved. */
  const end = ({ id, playerId }: Bonus, change: Partial<Pick<Bonus, 'paidOut'>> & Pick<Bonus, 'status'>): void => {
    db.update('bonuses', id, { ...change, endedAt: db.now() });
    players.notify(playerId, ['Bonus']);
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
        const [wagered] = bonuses.active(playerId);
        const wageringProgress = wagered ? progressOf(wagered) : null;
        const moved = amount + bonusAmount;
        db.emit({
          name: 'balanceUpdated',
          data: { playerId, walletId, balance, bonusBalance, currency, amount: moved, moneyType, wageringProgress },
        });
        return { id: walletId, playerId, currency, balance, bonusBalance };
      });
    },

    /** Grants a bonus, which is converted to real money once its wagering requirement is met. */
    grantBonus(bonus: NewBonus): Wallet {
      return db.transaction(() => {
        const { playerId, amount, unlockTrigger } = bonus;
        const { currency } = ofPlayer(playerId);
        if (amount <= 0) throw new Error('A bonus must be greater than zero.');
        const dates = { grantedAt: db.now(), unlockedAt: null };
        const name = JSON.stringify(bonus.name);
        db.insert('bonuses', { ...bonus, ...dates, name, balance: 0, currency, status: 'Active', wageringDone: 0 });
        return unlockTrigger === null ? this.unlockBonus(bonus) : ofPlayer(playerId);
      });
    },

    /** Credits the amount of a bonus that was granted. */
    unlockBonus({ id, playerId, amount }: Pick<Bonus, 'id' | 'playerId' | 'amount'>): Wallet {
      return db.transaction(() => {
        db.update('bonuses', id, { unlockedAt: db.now() });
        players.notify(playerId, ['Bonus']);
        const shares = [{ bonusId: id, amount }];
        return this.move({ playerId, amount: 0, bonusAmount: amount, shares, moneyType: 'Bonus', reference: id });
      });
    },

    unlockBonuses(playerId: string, trigger: BonusUnlockTrigger): void {
      db.transaction(() => {
        for (const bonus of bonuses.locked(playerId, trigger)) this.unlockBonus(bonus);
      });
    },

    /** Adds a win of free spins, and its requirement. @returns false for a bonus that has ended */
    raiseBonus(id: string, { amount, wageringRequired }: Pick<Bonus, 'amount' | 'wageringRequired'>, roundId: string) {
      const bonus = bonuses.find(id);
      if (bonus?.status !== 'Active') return false;
      const { playerId } = bonus;
      const sums = { amount: bonus.amount + amount, wageringRequired: bonus.wageringRequired + wageringRequired };
      db.update('bonuses', id, sums);
      const shares = [{ bonusId: id, amount }];
      this.move({ playerId, amount: 0, bonusAmount: amount, shares, moneyType: 'FreeSpinWin', reference: roundId });
      players.notify(playerId, ['Bonus']);
      return true;
    },

    /** Counts a stake towards the wagering requirement of the oldest active bonus. */
    wager(playerId: string, stake: Money): void {
      const [bonus] = bonuses.active(playerId);
      if (bonus) db.update('bonuses', bonus.id, { wageringDone: bonus.wageringDone + stake });
    },

    /**
     * After each step of a round: converts the oldest bonus once its requirement is met, and forfeits those that are lost,
     * so that stakes count for the next one. A bonus waits for the rounds that it is staked in.
     */
    settleBonuses(playerId: string): void {
      db.transaction(() => {
        const [bonus] = bonuses.active(playerId);
        if (bonus && bonus.wageringDone >= bonus.wageringRequired && !bonuses.isInPlay(bonus.id)) this.convert(bonus);
        for (const lost of bonuses.lost(playerId)) end(lost, { status: 'Forfeited' });
      });
    },

    /** Pays a bonus as real money, up to its maximum payout. */
    convert(bonus: Bonus): void {
      const { playerId, id, balance, maxPayout } = bonus;
      const paidOut = Math.min(balance, maxPayout ?? balance);
      // Ended first, so that the pushed progress is that of the next bonus.
      end(bonus, { status: 'Converted', paidOut });
      if (paidOut < balance) this.removeBonusMoney(bonus, balance - paidOut, 'BonusCapped');
      const shares = [{ bonusId: id, amount: -paidOut }];
      const moneyType = 'BonusConverted';
      this.move({ playerId, amount: paidOut, bonusAmount: -paidOut, shares, moneyType, reference: id });
    },

    removeBonusMoney({ playerId, id }: Bonus, amount: Money, moneyType: string): Wallet {
      const shares = [{ bonusId: id, amount: -amount }];
      return this.move({ playerId, amount: 0, bonusAmount: -amount, shares, moneyType, reference: id });
    },

    /** Removes the money of a bonus whose time is up. */
    expireBonus(bonus: Bonus): Wallet {
      return db.transaction(() => {
        end(bonus, { status: 'Expired' });
        return this.removeBonusMoney(bonus, bonus.balance, 'BonusExpired');
      });
    },
    expireBonuses(): void {
      for (const bonus of bonuses.overdue()) this.expireBonus(bonus);
    },

    /**
     * The player gives up a bonus and its money, of which `balance` is what they were shown. May be sent again.
     * @throws Rejected
     */
    forfeitBonus(playerId: string, bonusId: string, balance: Money): Wallet {
      return db.transaction(() => {
        const bonus = bonuses.find(bonusId);
        if (bonus?.playerId === playerId && bonus.status === 'Forfeited') return ofPlayer(playerId);
        if (bonus?.playerId !== playerId || bonus.status !== 'Active')
          throw new Rejected('BonusNotActive', 'This bonus is not active.');
        if (bonuses.isInPlay(bonusId)) throw new Rejected('BonusInPlay', 'A round with this bonus is not finished.');
        if (bonus.balance !== balance) throw new Rejected('BonusBalanceChanged', 'The bonus has another balance now.');
        end(bonus, { status: 'Forfeited' });
        return this.removeBonusMoney(bonus, balance, 'BonusForfeited');
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

/** 0 to 1. */
export const progressOf = ({ wageringDone, wageringRequired }: Bonus): number =>
  wageringDone < wageringRequired ? wageringDone / wageringRequired : 1;
