import type { BonusStatus, BonusUnlockTrigger } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { LocalizedText } from '../base/wording.ts';
import type { Money } from '../base/money.ts';

export interface Bonus {
  id: string;
  playerId: string;
  name: LocalizedText;
  /** As granted. */
  amount: Money;
  /** Its part of the wallet's bonus balance: what remains of the amount, and its wins. */
  balance: Money;
  currency: string;
  status: BonusStatus;
  /** The bonus is locked until then: its amount is not in the wallet, and nothing counts towards it. */
  unlockTrigger: BonusUnlockTrigger | null;
  wageringRequired: Money;
  wageringDone: Money;
  expiresAt: number | null;
  /** What is above it when the bonus is converted is lost. */
  maxPayout: Money | null;
  /** Real money, once it is converted. */
  paidOut: Money;
  /** The reward it came from. */
  assignationId: string | null;
  grantedAt: number;
  /** Null while it is locked. */
  unlockedAt: number | null;
  endedAt: number | null;
}

/** What a new bonus is made of. */
export type NewBonus = Pick<
  Bonus,
  'id' | 'playerId' | 'name' | 'amount' | 'unlockTrigger' | 'wageringRequired' | 'expiresAt'
> &
  Partial<Pick<Bonus, 'maxPayout' | 'assignationId'>>;

/** A change of one bonus's balance. */
export interface BonusShare {
  bonusId: string;
  amount: Money;
}

export type Bonuses = ReturnType<typeof createBonuses>;

/** A round that is open was staked with the bonus: it may still win for it. */
const inPlay = `EXISTS (SELECT 1 FROM bonusLedger JOIN rounds ON rounds.id = reference
                        WHERE bonusId = bonuses.id AND state = 'open')`;

/** The bonuses' parts of the bonus balance, with a ledger of their own. Changed by wallets only. */
export function createBonuses(db: Database) {
  type Row = Omit<Bonus, 'name'> & { name: string };
  const rows = (condition: string, ...values: (string | number)[]): Bonus[] =>
    db
      .all<Row>(`SELECT * FROM bonuses WHERE ${condition} ORDER BY rowid`, ...values)
      .map((row) => ({ ...row, name: JSON.parse(row.name) as LocalizedText }));
  const active = (playerId: string): Bonus[] =>
    rows(`playerId = ? AND status = 'Active' AND unlockedAt IS NOT NULL`, playerId);

  return {
    /** Those that are not locked, the oldest first. */
    active,
    find: (id: string): Bonus | undefined => rows('id = ?', id)[0],
    isInPlay: (id: string): boolean => db.get(`SELECT 1 FROM bonuses WHERE id = ? AND ${inPlay}`, id) !== undefined,
    locked: (playerId: string, trigger: BonusUnlockTrigger) =>
      rows(`playerId = ? AND status = 'Active' AND unlockedAt IS NULL AND unlockTrigger = ?`, playerId, trigger),
    ofPlayer: (playerId: string) => rows('playerId = ?', playerId),
    overdue: () => rows(`status = 'Active' AND expiresAt <= ? AND NOT ${inPlay}`, db.now()),

    book({ bonusId, amount }: BonusShare, moneyType: string, reference: string | null): void {
      db.run('UPDATE bonuses SET balance = balance + ? WHERE id = ?', amount, bonusId);
      db.insert('bonusLedger', { bonusId, moneyType, amount, reference, createdAt: db.now() });
    },

    /** Splits a debit: the oldest bonus first; a remainder is bonus money that belongs to no bonus. */
    debitShares(playerId: string, debit: Money): BonusShare[] {
      let remaining = debit;
      return active(playerId).flatMap(({ id, balance }) => {
        const amount = Math.max(0, Math.min(balance, remaining));
        remaining -= amount;
        return amount > 0 ? [{ bonusId: id, amount: -amount }] : [];
      });
    },

    /** Splits a win: the shares of the bonuses that were staked in the round and are still active. */
    winShares(roundId: string, stake: Money, payout: Money): BonusShare[] {
      const staked = db.all<{ bonusId: string; stake: Money }>(
        `SELECT bonusId, -sum(bonusLedger.amount) AS stake FROM bonusLedger JOIN bonuses ON bonuses.id = bonusId
         WHERE reference = ? AND moneyType = 'CasinoBet' AND status = 'Active' GROUP BY bonusId ORDER BY bonusId`,
        roundId,
      );
      return staked.map((part) => ({
        bonusId: part.bonusId,
        // BigInt, since the product may exceed the safe integers.
        amount: Number((BigInt(payout) * BigInt(part.stake)) / BigInt(stake)),
      }));
    },

    /** Those without money left, which no open round can win back. */
    lost: (playerId: string) =>
      rows(`playerId = ? AND status = 'Active' AND unlockedAt IS NOT NULL AND balance = 0 AND NOT ${inPlay}`, playerId),
  };
}
