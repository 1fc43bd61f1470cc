import type { Bonuses } from '../wallets/bonuses.ts';
import type { Database } from '../base/database.ts';
import type { FreeSpinsStore } from './freeSpins.ts';
import type { Games } from './games.ts';
import type { Players } from '../players/players.ts';
import type { Money } from '../base/money.ts';
import type { PlayTime } from '../players/playTime.ts';
import type { Sessions } from '../players/sessions.ts';
import { InsufficientFunds, type Wallet, type Wallets } from '../wallets/wallets.ts';

/** One launch of a game in the lobby. Without a player it is demo play. */
export interface Launch {
  id: string;
  playerId: string | null;
  /** The player session in which it was launched; null for a visitor. */
  sessionId?: string | null;
  lookupId: string;
  currency: string;
  locale: string;
}

export interface Round {
  id: string;
  playerId: string;
  lookupId: string;
  stake: Money;
  bonusStake: Money;
  payout: Money;
  state: 'open' | 'closed';
  /** The game's own data, JSON. */
  details: string;
  createdAt: number;
  updatedAt: number;
}

/** One step of a round; the first one opens it, later ones (a double, the end) have the same id. */
export interface RoundStep {
  roundId: string;
  playerId: string;
  lookupId: string;
  stake: Money;
  payout: Money;
  state: 'open' | 'closed';
  details: string;
  /** The round is one of these free spins: `stake` is its value, and costs nothing. */
  freeSpinsId?: string;
}

/** A player's stake. Listeners run within its transaction. */
export interface PlacedStake {
  roundId: string;
  playerId: string;
  /** Whether it opens its round. */
  opensRound: boolean;
  real: Money;
  bonus: Money;
}

/** A round that has ended, other than a free spin. Listeners run within its transaction. */
export interface PlayedRound {
  roundId: string;
  playerId: string;
  lookupId: string;
  /** All that was staked, of which `bonusStake` was bonus money. */
  stake: Money;
  bonusStake: Money;
  payout: Money;
  startedAt: number;
}

const launchLifetime = 5 * 60_000;

/** After a break of this length the reality check starts again, on whichever device. */
const playBreak = 30 * 60_000;

export type Play = ReturnType<typeof createPlay>;

export function createPlay(
  db: Database,
  players: Players,
  wallets: Wallets,
  bonuses: Bonuses,
  games: Games,
  sessions: Pick<Sessions, 'hasEnded'>,
  playTime: PlayTime,
  freeSpins: Pick<FreeSpinsStore, 'spin'>,
  { onStake, onRoundEnd }: { onStake(stake: PlacedStake): void; onRoundEnd(round: PlayedRound): void },
  newId: () => string,
) {
  const findRound = (id: string) => db.get<Round>('SELECT * FROM rounds WHERE id = ?', id);

  /** Real money first, then bonus money where the game allows it. */
  const splitStake = ({ playerId, lookupId, stake }: RoundStep): { real: Money; bonus: Money } => {
    const { balance, bonusBalance } = wallets.ofPlayer(playerId);
    const real = Math.min(balance, stake);
    const bonus = stake - real;
    if (bonus > (games.byId(lookupId)?.bonusAllowed ? bonusBalance : 0))
      throw new InsufficientFunds('The balance is too low.');
    return { real, bonus };
  };

  /** When the player last launched a game, played a round, placed a bet or acknowledged a reality check; 0 for never. */
  const lastPlayedAt = (playerId: string): number => {
    const row = db.get<{ launched: number | null; played: number | null; placed: number | null }>(
      `SELECT (SELECT max(playedAt) FROM recentlyPlayed WHERE playerId = ?1) AS launched,
              (SELECT max(updatedAt) FROM rounds WHERE playerId = ?1) AS played,
              (SELECT max(placedAt) FROM sportsBets WHERE playerId = ?1) AS placed`,
      playerId,
    );
    const acknowledgedAt = players.find(playerId)?.profile.realityCheckStartedAt;
    const last = [row?.launched, row?.played, row?.placed, acknowledgedAt && Date.parse(acknowledgedAt)];
    return Math.max(...last.map((time) => time || 0));
  };

  /** Play begins or goes on, before its own record: after a break, the reality check counts from here. */
  const begin = (playerId: string): void => {
    if (db.now() - lastPlayedAt(playerId) > playBreak) players.setRealityCheckStart(playerId, db.now());
    playTime.note(playerId);
  };

  const recordPlayed = (playerId: string, lookupId: string): void => {
    db.run('INSERT OR REPLACE INTO recentlyPlayed VALUES (?, ?, ?)', playerId, lookupId, db.now());
  };

  /** A round without a stake; what it wins is bonus money. */
  const placeFreeSpin = ({ roundId, playerId, lookupId, stake, payout, details }: RoundStep, id: string): Wallet =>
    db.transaction(() => {
      if (findRound(roundId)) throw new Error(`Round ${roundId} cannot be continued.`);
      playTime.note(playerId);
      freeSpins.spin({ id, playerId, lookupId, stake, payout, roundId });
      const amounts = { stake: 0, bonusStake: 0, payout };
      const dates = { createdAt: db.now(), updatedAt: db.now() };
      const round = { id: roundId, playerId, lookupId, state: 'closed', details, freeSpinsId: id };
      db.insert('rounds', { ...round, ...amounts, ...dates });
      return wallets.ofPlayer(playerId);
    });

  return {
    findRound,
    recordPlayed,

    begin,

    launch(launch: Omit<Launch, 'id'>): Launch {
      return db.transaction(() => {
        const id = newId();
        const { playerId, lookupId } = launch;
        db.insert('launches', { id, ...launch, sessionId: launch.sessionId ?? null, createdAt: db.now() });
        if (playerId) {
          begin(playerId);
          recordPlayed(playerId, lookupId);
        }
        return { id, ...launch };
      });
    },

    /** Redeems a launch token, which is the launch's id: once, within its lifetime and that of its session. */
    redeemLaunch(id: string): Launch | undefined {
      return db.transaction(() => {
        const oldest = db.now() - launchLifetime;
        const used = db.run(
          'UPDATE launches SET usedAt = ? WHERE id = ? AND usedAt IS NULL AND endedAt IS NULL AND createdAt > ?',
          db.now(),
          id,
          oldest,
        );
        const launch = used === 1 ? db.get<Launch>('SELECT * FROM launches WHERE id = ?', id) : undefined;
        return launch && !sessions.hasEnded(launch.sessionId) ? launch : undefined;
      });
    },

    /** Whether a launched game has been ended since; false for an unknown one. */
    hasEnded: (launchId: string): boolean =>
      db.get('SELECT 1 FROM launches WHERE id = ? AND endedAt IS NOT NULL', launchId) !== undefined,

    /** Ids of the players who have open rounds. */
    playersInRounds: (): string[] =>
      db
        .all<{ playerId: string }>("SELECT DISTINCT playerId FROM rounds WHERE state = 'open'")
        .map((row) => row.playerId),

    openRounds: (playerId: string) =>
      db.all<Round>("SELECT * FROM rounds WHERE playerId = ? AND state = 'open' ORDER BY createdAt", playerId),

    openRound: (playerId: string, lookupId: string) =>
      db.get<Round>(
        "SELECT * FROM rounds WHERE playerId = ? AND lookupId = ? AND state = 'open' ORDER BY createdAt DESC LIMIT 1",
        playerId,
        lookupId,
      ),

    /**
     * Debit, credit and the round's record in one transaction.
     * @throws InsufficientFunds; Error for a closed round, or one of another player or game
     */
    placeRound(step: RoundStep): Wallet {
      if (step.freeSpinsId !== undefined) return placeFreeSpin(step, step.freeSpinsId);
      return db.transaction(() => {
        const { roundId, playerId, lookupId, payout, state, details } = step;
        const before = findRound(roundId);
        if (before && (before.state === 'closed' || before.playerId !== playerId || before.lookupId !== lookupId))
          throw new Error(`Round ${roundId} cannot be continued.`);
        const now = db.now();
        const { real, bonus } = splitStake(step);
        if (step.stake > 0) {
          playTime.note(playerId);
          // Before the debit, which pushes the progress. Stakes of real money count as well.
          if (games.byId(lookupId)?.bonusAllowed) wallets.wager(playerId, step.stake);
          wallets.move({ playerId, amount: -real, bonusAmount: -bonus, moneyType: 'CasinoBet', reference: roundId });
          onStake({ roundId, playerId, opensRound: !before, real, bonus });
        }
        const stake = (before?.stake ?? 0) + step.stake;
        const bonusStake = (before?.bonusStake ?? 0) + bonus;
        const totalPayout = (before?.payout ?? 0) + payout;
        const changes = { stake, bonusStake, payout: totalPayout, state, details, updatedAt: now };
        if (before) db.update('rounds', roundId, changes);
        else db.insert('rounds', { id: roundId, playerId, lookupId, createdAt: now, ...changes });
        if (payout > 0) {
          const shares = bonuses.winShares(roundId, stake, payout);
          const bonusAmount = shares.reduce((sum, share) => sum + share.amount, 0);
          const moneyType = 'CasinoWin';
          wallets.move({ playerId, amount: payout - bonusAmount, bonusAmount, shares, moneyType, reference: roundId });
        }
        wallets.settleBonuses(playerId);
        if (state === 'closed') {
          const amounts = { stake, bonusStake, payout: totalPayout };
          onRoundEnd({ roundId, playerId, lookupId, ...amounts, startedAt: before?.createdAt ?? now });
        }
        return wallets.ofPlayer(playerId);
      });
    },

    /** Stakes and payouts since a time, in minor units. */
    totals(playerId: string, since: number): { staked: Money; won: Money } {
      const row = db.get<{ staked: number | null; won: number | null }>(
        'SELECT sum(stake) AS staked, sum(payout) AS won FROM rounds WHERE playerId = ? AND updatedAt >= ?',
        playerId,
        since,
      );
      return { staked: row?.staked ?? 0, won: row?.won ?? 0 };
    },

    recentlyPlayed: (playerId: string, max: number) =>
      db.all<{ lookupId: string; playedAt: number }>(
        'SELECT lookupId, playedAt FROM recentlyPlayed WHERE playerId = ? ORDER BY playedAt DESC, lookupId LIMIT ?',
        playerId,
        max,
      ),
  };
}
