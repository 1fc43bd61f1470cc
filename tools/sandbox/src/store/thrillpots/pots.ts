import type { Database } from '../base/database.ts';
import { microPerCent, type MicroEuro } from '../base/microEuro.ts';
import { potIds, type Pot, type PotId } from '../base/thrillpots.ts';

export interface PotSeed {
  id: PotId;
  /** The pot after a win. */
  seedValue: MicroEuro;
  /** The pot at first. */
  value: MicroEuro;
  winOdds: number;
}

/** How a contribution is split, in parts of 100. */
const split: Readonly<Record<PotId, number>> = { mega: 50, major: 25, minor: 15, shared: 10 };

/** Where a pot's money comes from. */
type Source = 'seeded' | 'contributed' | 'simulated';

export type Pots = ReturnType<typeof createPots>;

/** The pots of jackpot instances. Each change has the instance's next number, and is emitted as `jackpotUpdated`. */
export function createPots(db: Database) {
  const rows = (instanceId: string) =>
    db.all<{ id: PotId; value: MicroEuro; winOdds: number; seedValue: MicroEuro }>(
      'SELECT potId AS id, value, winOdds, seedValue FROM jackpotPots WHERE instanceId = ? ORDER BY position',
      instanceId,
    );

  const all = (instanceId: string): Pot[] => {
    const pots = rows(instanceId).map(({ id, value, winOdds }) => ({ id, value, winOdds }));
    const total = pots.reduce((sum, { value }) => sum + value, 0);
    return pots.length === 0 ? [] : [...pots, { id: 'total', value: total, winOdds: null }];
  };

  const changed = (instanceId: string, ids: readonly PotId[] = potIds): void => {
    const row = db.get<{ sequence: number }>(
      'UPDATE jackpotInstances SET sequence = sequence + 1 WHERE id = ? RETURNING sequence',
      instanceId,
    );
    if (!row) throw new Error(`There is no jackpot ${instanceId}.`);
    const pots = all(instanceId).filter(({ id }) => id === 'total' || ids.includes(id));
    db.emit({ name: 'jackpotUpdated', data: { playerId: null, instanceId, sequence: row.sequence, pots } });
  };

  const book = (instanceId: string, id: PotId, value: MicroEuro, source: Source): void => {
    db.run(
      `UPDATE jackpotPots SET value = value + ?1, ${source} = ${source} + ?1 WHERE instanceId = ?2 AND potId = ?3`,
      value,
      instanceId,
      id,
    );
  };

  const find = (instanceId: string, id: PotId) => {
    const pot = rows(instanceId).find((row) => row.id === id);
    if (!pot) throw new Error(`The jackpot ${instanceId} has no pot ${id}.`);
    return pot;
  };

  return {
    /** Empty for an unknown instance. */
    all,
    odds: (instanceId: string): { id: PotId; winOdds: number }[] => rows(instanceId),
    sequence: (instanceId: string): number | undefined =>
      db.get<{ sequence: number }>('SELECT sequence FROM jackpotInstances WHERE id = ?', instanceId)?.sequence,

    /** Creates an instance with its pots, unless it exists. */
    ensure(instanceId: string, seeds: readonly PotSeed[]): void {
      db.transaction(() => {
        if (db.run('INSERT OR IGNORE INTO jackpotInstances VALUES (?, 0)', instanceId) === 0) return;
        const none = { contributed: 0, simulated: 0, paid: 0 };
        for (const [position, { id: potId, seedValue, value, winOdds }] of seeds.entries())
          db.insert('jackpotPots', { instanceId, potId, position, value, seedValue, winOdds, seeded: value, ...none });
      });
    },

    /** Splits a contribution of players, or of simulated ones, among the pots. */
    add(instanceId: string, value: MicroEuro, source: Exclude<Source, 'seeded'>): void {
      if (value === 0) return;
      db.transaction(() => {
        const parts = potIds.map((id) => ({ id, value: Math.floor((value * split[id]) / 100) }));
        const rest = value - parts.reduce((sum, part) => sum + part.value, 0);
        for (const part of parts)
          book(instanceId, part.id, part.id === 'mega' ? part.value + rest : part.value, source);
        changed(instanceId);
      });
    },

    /**
     * Takes the whole cents out of a pot, which starts again with its seed amount, or with what it was.
     * A fraction of a cent stays.
     */
    take(instanceId: string, id: PotId, keepsValue = false): MicroEuro {
      return db.transaction(() => {
        const { value, seedValue } = find(instanceId, id);
        const taken = value - (value % microPerCent);
        db.run(
          'UPDATE jackpotPots SET value = value - ?1, paid = paid + ?1 WHERE instanceId = ?2 AND potId = ?3',
          taken,
          instanceId,
          id,
        );
        book(instanceId, id, keepsValue ? taken : seedValue, 'seeded');
        changed(instanceId, [id]);
        return taken;
      });
    },

    /** Sets a pot for the console; the operator gives or takes the difference. */
    set(instanceId: string, id: PotId, value: MicroEuro): void {
      db.transaction(() => {
        book(instanceId, id, value - find(instanceId, id).value, 'seeded');
        changed(instanceId, [id]);
      });
    },
  };
}
