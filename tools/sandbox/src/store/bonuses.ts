import type { BonusStatus, BonusUnlockTrigger } from '../../../../libs/contracts/src/enums.ts';
import type { Database } from './database.ts';
import type { Money } from './money.ts';

export interface Bonus {
  id: string;
  playerId: string;
  name: string;
  /** As granted. */
  amount: Money;
  /** What is left of it, with what was won from it: its part of the wallet's bonus balance. */
  balance: Money;
  currency: string;
  status: BonusStatus;
  unlockTrigger: BonusUnlockTrigger | null;
  wageringRequired: Money;
  wageringDone: Money;
  expiresAt: number | null;
}

/** A change of one bonus's balance. */
export interface BonusShare {
  bonusId: string;
  amount: Money;
}

export type Bonuses = ReturnType<typeof createBonuses>;

/** Which bonus money belongs to which bonus, with a ledger of its own. Only wallets move it. */
export function createBonuses(db: Database) {
  const active = (playerId: string): Bonus[] =>
    db.all<Bonus>("SELECT * FROM bonuses WHERE playerId = ? AND status = 'Active' ORDER BY rowid", playerId);

  return {
    active,
    ofPlayer: (playerId: string) => db.all<Bonus>('SELECT * FROM bonuses WHERE playerId = ? ORDER BY rowid', playerId),
    overdue: () => db.all<Bonus>("SELECT * FROM bonuses WHERE status = 'Active' AND expiresAt <= ?", db.now()),

    book({ bonusId, amount }: BonusShare, moneyType: string, reference: string | null): void {
      db.run('UPDATE bonuses SET balance = balance + ? WHERE id = ?', amount, bonusId);
      db.insert('bonusLedger', { bonusId, moneyType, amount, reference, createdAt: db.now() });
    },

    /** Bonus money is taken from the oldest bonus first; what all of them lack belongs to none. */
    sharesOf(playerId: string, taken: Money): BonusShare[] {
      let left = taken;
      return active(playerId).flatMap(({ id, balance }) => {
        const amount = Math.max(0, Math.min(balance, left));
        left -= amount;
        return amount > 0 ? [{ bonusId: id, amount: -amount }] : [];
      });
    },

    /** The share of a win that belongs to the staked bonuses, while they are active. */
    winSharesOf(roundId: string, stake: Money, payout: Money): BonusShare[] {
      const staked = db.all<{ bonusId: string; stake: Money }>(
        `SELECT bonusId, -sum(bonusLedger.amount) AS stake FROM bonusLedger JOIN bonuses ON bonuses.id = bonusId
         WHERE reference = ? AND moneyType = 'CasinoBet' AND status = 'Active' GROUP BY bonusId ORDER BY bonusId`,
        roundId,
      );
      return staked.map((part) => ({
        bonusId: part.bonusId,
        // The product may be beyond what a number holds exactly.
        amount: Number((BigInt(payout) * BigInt(part.stake)) / BigInt(stake)),
      }));
    },

    /** Ends bonuses whose money is lost, so that stakes count for the next; an open round may still win it back. */
    endLost(playerId: string): void {
      db.run(
        `UPDATE bonuses SET status = 'Forfeited' WHERE playerId = ? AND status = 'Active' AND balance = 0
         AND NOT EXISTS (SELECT 1 FROM bonusLedger JOIN rounds ON rounds.id = reference
                         WHERE bonusId = bonuses.id AND state = 'open')`,
        playerId,
      );
    },
  };
}
