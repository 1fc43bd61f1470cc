import type { Database } from '../base/database.ts';
import type { LocalizedText } from '../base/wording.ts';
import type { Money } from '../base/money.ts';
import { Rejected } from '../base/rejected.ts';
import type { Wallets } from '../wallets/wallets.ts';

/** Spins of a slot that cost nothing; what they win is a bonus. */
export interface FreeSpins {
  /** The reward's assignation id. */
  id: string;
  playerId: string;
  name: LocalizedText;
  lookupId: string;
  /** The stake of a spin at its bet level. */
  value: Money;
  betLevel: number;
  spins: number;
  spinsLeft: number;
  won: Money;
  /** Of what they win. */
  wageringRequirementFactor: number;
  /** The bonus that they pay into, from the first win on. */
  bonusId: string | null;
  expiresAt: number;
}

const day = 86_400_000;
const lifetime = 7 * day;

export type FreeSpinsStore = ReturnType<typeof createFreeSpins>;

export function createFreeSpins(
  db: Database,
  wallets: Wallets,
  notify: (playerId: string, types: readonly string[]) => void,
  newId: () => string,
) {
  type Row = Omit<FreeSpins, 'name'> & { name: string };
  const rows = (condition: string, ...values: string[]): FreeSpins[] =>
    db
      .all<Row>(`SELECT * FROM freeSpins WHERE ${condition} ORDER BY rowid`, ...values)
      .map((row) => ({ ...row, name: JSON.parse(row.name) as LocalizedText }));
  const find = (id: string): FreeSpins | undefined => rows('id = ?', id)[0];
  const isPlayable = ({ spinsLeft, expiresAt }: FreeSpins): boolean => spinsLeft > 0 && expiresAt > db.now();

  return {
    find,
    ofPlayer: (playerId: string) => rows('playerId = ?', playerId),
    /** How many can still be played. */
    playable: (id: string): number => {
      const freeSpins = find(id);
      return freeSpins && isPlayable(freeSpins) ? freeSpins.spinsLeft : 0;
    },

    /** Those that a game opens with. */
    ofGame: (playerId: string, lookupId: string) =>
      rows('playerId = ? AND lookupId = ?', playerId, lookupId).find(isPlayable),

    give(freeSpins: Omit<FreeSpins, 'spinsLeft' | 'won' | 'bonusId' | 'expiresAt'>): void {
      const expiresAt = db.now() + lifetime;
      const name = JSON.stringify(freeSpins.name);
      db.insert('freeSpins', { ...freeSpins, name, spinsLeft: freeSpins.spins, won: 0, bonusId: null, expiresAt });
      notify(freeSpins.playerId, ['FreeSpins']);
    },

    /** One spin as part of its round: what it wins is bonus money. @throws Rejected once they are used up */
    spin({ id, playerId, lookupId, stake, payout, roundId }: Spin): void {
      const freeSpins = find(id);
      if (!freeSpins || freeSpins.playerId !== playerId || freeSpins.lookupId !== lookupId || !isPlayable(freeSpins))
        throw new Rejected('FreeSpinsUsedUp', 'These free spins cannot be played any more.');
      if (stake !== freeSpins.value) throw new Error('A free spin is played with its own value.');
      const { name, spinsLeft, won, wageringRequirementFactor } = freeSpins;
      const win = { amount: payout, wageringRequired: Math.round(payout * wageringRequirementFactor) };
      let { bonusId } = freeSpins;
      // A bonus that has ended takes nothing more: a later win begins another one.
      if (payout > 0 && !(bonusId && wallets.raiseBonus(bonusId, win, roundId))) {
        bonusId = newId();
        const expiresAt = db.now() + 30 * day;
        wallets.grantBonus({ id: bonusId, playerId, name, ...win, unlockTrigger: null, expiresAt, assignationId: id });
      }
      db.update('freeSpins', id, { spinsLeft: spinsLeft - 1, won: won + payout, bonusId });
      notify(playerId, ['FreeSpins']);
    },
  };
}

interface Spin {
  id: string;
  playerId: string;
  lookupId: string;
  stake: Money;
  payout: Money;
  roundId: string;
}
