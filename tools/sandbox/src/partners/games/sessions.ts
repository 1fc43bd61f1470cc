import { createHash, randomBytes } from 'node:crypto';
import type { Balance, GameMove, MoveResult, GameWallet, RoundResult } from '../../../../demo-games/src/index.ts';
import type { Database } from '../../store/base/database.ts';
import type { Games, Launch } from '../ports.ts';

/** A game that is open in a page. The page keeps its key in memory only, never in a URL, a cookie or storage. */
export interface PlaySession extends Launch {
  id: string;
  /** The page was opened with free spins, and plays nothing else. */
  freeSpins?: { id: string; stake: number };
}

const lifetime = 12 * 60 * 60_000;
const demoBalance = 100_000;

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url');

export function createPlaySessions(database: Database, games: Games) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_play (
    id TEXT PRIMARY KEY, launch TEXT NOT NULL, demo_balance INTEGER NOT NULL, demo_round TEXT, created_at INTEGER NOT NULL
  ) STRICT`);
  database.run(`CREATE TABLE IF NOT EXISTS partner_play_move (
    play_id TEXT NOT NULL REFERENCES partner_play (id) ON DELETE CASCADE, id TEXT NOT NULL,
    move TEXT NOT NULL, result TEXT NOT NULL, PRIMARY KEY (play_id, id)
  ) STRICT, WITHOUT ROWID`);

  return {
    /** Opens a game with a single-use launch token. */
    open(launchToken: string, gameSlug: string): { key: string; session: PlaySession } | undefined {
      const launch = games.redeemLaunch(launchToken);
      if (!launch || launch.gameSlug !== gameSlug) return undefined;
      const key = randomBytes(32).toString('base64url');
      const id = hash(key);
      const freeSpins = launch.playerId === undefined ? undefined : games.freeSpins(launch.playerId, gameSlug);
      const opened = { ...launch, ...(freeSpins && { freeSpins }) };
      database.run('DELETE FROM partner_play WHERE created_at <= ?', database.now() - lifetime);
      database.run(
        'INSERT INTO partner_play VALUES (?, ?, ?, NULL, ?)',
        ...[id, JSON.stringify(opened), demoBalance, database.now()],
      );
      return { key, session: { id, ...opened } };
    },

    /** The game of a page's key, as long as the player session lasts, for twelve hours at most. */
    find(key: string): PlaySession | undefined {
      const row = database.get<{ id: string; launch: string }>(
        'SELECT id, launch FROM partner_play WHERE id = ? AND created_at > ?',
        ...[hash(key), database.now() - lifetime],
      );
      const launch = row && (JSON.parse(row.launch) as Omit<PlaySession, 'id'>);
      return launch && !games.hasEnded(launch) ? { id: row.id, ...launch } : undefined;
    },

    /**
     * Executes a move once per idempotency key and replays its result for repeated requests. Rejected moves change nothing
     * and are not recorded.
     * @throws RangeError if the key was used for a different move
     */
    moveOnce(session: PlaySession, id: string, move: GameMove, execute: () => MoveResult): MoveResult {
      return database.transaction(() => {
        const text = JSON.stringify(move);
        const recorded = database.get<{ move: string; result: string }>(
          'SELECT move, result FROM partner_play_move WHERE play_id = ? AND id = ?',
          ...[session.id, id],
        );
        if (recorded && recorded.move !== text) throw new RangeError('This id was used for a different move.');
        if (recorded) return JSON.parse(recorded.result) as MoveResult;
        const result = execute();
        if (result.status === 'done')
          database.run(
            'INSERT INTO partner_play_move VALUES (?, ?, ?, ?)',
            session.id,
            id,
            text,
            JSON.stringify(result),
          );
        return result;
      });
    },

    wallet(session: PlaySession): GameWallet {
      return session.playerId === undefined
        ? demoWallet(database, session)
        : playerWallet(games, { ...session, playerId: session.playerId });
    },
  };
}

export function playerWallet(
  games: Games,
  {
    brand,
    gameSlug,
    playerId,
    freeSpins,
  }: { brand: string; gameSlug: string; playerId: string } & Pick<PlaySession, 'freeSpins'>,
): GameWallet {
  const freeSpinsId = freeSpins && { freeSpinsId: freeSpins.id };
  return {
    balance: () => games.balance(brand, playerId),
    place: (step) => games.placeRound({ brand, playerId, gameSlug, ...step, ...freeSpinsId }),
    openRound: () => games.openRound(brand, playerId, gameSlug),
  };
}

function demoWallet(database: Database, { id, currency }: PlaySession): GameWallet {
  const read = () =>
    database.get<{ demo_balance: number; demo_round: string | null }>(
      'SELECT demo_balance, demo_round FROM partner_play WHERE id = ?',
      id,
    );
  const balance = (): Balance => ({ balance: read()?.demo_balance ?? 0, bonusBalance: 0, currency });
  return {
    balance,
    place({ roundId, stake, payout, state, details }) {
      return database.transaction((): RoundResult => {
        const before = balance();
        if (before.balance < stake) return { status: 'rejected', reason: 'insufficient-funds' };
        const round = state === 'open' ? JSON.stringify({ roundId, details }) : null;
        database.run(
          'UPDATE partner_play SET demo_balance = ?, demo_round = ? WHERE id = ?',
          ...[before.balance - stake + payout, round, id],
        );
        return { status: 'placed', ...balance() };
      });
    },
    openRound() {
      const round = read()?.demo_round;
      return round ? (JSON.parse(round) as { roundId: string; details: string }) : undefined;
    },
  };
}
