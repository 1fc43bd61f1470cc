import type { LevelDocument } from '../base/content.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Money } from '../base/money.ts';
import type { Players } from '../players/players.ts';
import { microPerEuro, toMicroEuro } from '../base/microEuro.ts';
import type { Wallets } from '../wallets/wallets.ts';
import type { Prizes } from '../rewards/prizes.ts';
import { rewardText } from '../rewards/rewardTexts.ts';

interface Account {
  points: number;
  /** Real money staked so far, in minor units, so that no remainder is lost. */
  wagered: Money;
}

/** Where a player stands. */
export interface LevelStatus {
  level: number;
  points: number;
  /** At which the level began. */
  levelPoints: number;
  /** Null at the highest level. */
  nextLevelPoints: number | null;
}

export type Levels = ReturnType<typeof createLevels>;

/** Experience points, one for each whole euro of real money staked, and the levels that they give. A level is never lost. */
export function createLevels({
  db,
  players,
  wallets,
  documents,
  prizes,
}: {
  db: Database;
  players: Players;
  wallets: Pick<Wallets, 'ofPlayer'>;
  documents: Pick<Documents, 'get'>;
  prizes: Prizes;
}) {
  /** By level. */
  const all = (): readonly LevelDocument[] => documents.get<LevelDocument[]>('setting', 'gamificationLevels') ?? [];
  const levelOf = (playerId: string): number => players.find(playerId)?.profile.gamificationLevel ?? 1;
  const startOf = (level: number): number => all().findLast((each) => each.level <= level)?.points ?? 0;

  const account = (playerId: string): Account =>
    db.get<Account>('SELECT points, wagered FROM gamificationAccounts WHERE playerId = ?', playerId) ?? {
      points: startOf(levelOf(playerId)),
      wagered: 0,
    };
  const put = (playerId: string, { points, wagered }: Account): void => {
    db.run('INSERT OR REPLACE INTO gamificationAccounts VALUES (?, ?, ?)', playerId, points, wagered);
  };
  const wholeEuros = (wagered: Money, currency: string): number =>
    Math.floor(toMicroEuro(wagered, currency) / microPerEuro);

  /** Each level's prize is given once, even if the console sets the level back. */
  function reach(playerId: string, { level, prize }: LevelDocument): void {
    const isFirst = db.run(
      'INSERT OR IGNORE INTO gamificationLevelUps (playerId, level, reachedAt) VALUES (?, ?, ?)',
      playerId,
      level,
      db.now(),
    );
    if (isFirst === 0 || !prize) return;
    const reason = rewardText((texts) => texts.level(level));
    const assignationId = prizes.give(playerId, prize, { reference: `level-${level}`, reason });
    db.run(
      'UPDATE gamificationLevelUps SET assignationId = ? WHERE playerId = ? AND level = ?',
      assignationId,
      playerId,
      level,
    );
  }

  /** Adds to what a player has, and raises the level that it gives. */
  function book(playerId: string, change: Account): void {
    const before = account(playerId);
    const points = Math.max(0, before.points + change.points);
    put(playerId, { points, wagered: before.wagered + change.wagered });
    const present = levelOf(playerId);
    const reached = all().filter((each) => each.level > present && each.points <= points);
    for (const each of reached) reach(playerId, each);
    const highest = reached.at(-1);
    if (highest) players.setGamificationLevel(playerId, highest.level);
  }

  return {
    all,

    status(playerId: string): LevelStatus {
      const level = levelOf(playerId);
      const { points } = account(playerId);
      const nextLevelPoints = all().find((each) => each.level > level)?.points ?? null;
      return { level, points, levelPoints: startOf(level), nextLevelPoints };
    },

    countStake(playerId: string, stake: Money): void {
      const { currency } = wallets.ofPlayer(playerId);
      const { wagered } = account(playerId);
      const points = wholeEuros(wagered + stake, currency) - wholeEuros(wagered, currency);
      book(playerId, { points, wagered: stake });
    },

    /** For the console; fewer points take no level away. */
    addPoints: (playerId: string, points: number): void => db.transaction(() => book(playerId, { points, wagered: 0 })),

    /** For the console: with the points at which the level begins, and without its prize. */
    setLevel(playerId: string, level: number): void {
      db.transaction(() => {
        put(playerId, { ...account(playerId), points: startOf(level) });
        players.setGamificationLevel(playerId, level);
      });
    },

    /** Levels that were reached since the player last looked. */
    unseen: (playerId: string): number[] =>
      db
        .all<{ level: number }>(
          'SELECT level FROM gamificationLevelUps WHERE playerId = ? AND seenAt IS NULL ORDER BY level',
          playerId,
        )
        .map(({ level }) => level),

    markSeen(playerId: string): void {
      db.run('UPDATE gamificationLevelUps SET seenAt = ? WHERE playerId = ? AND seenAt IS NULL', db.now(), playerId);
    },
  };
}
