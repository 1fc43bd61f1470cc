import type { TournamentSeriesDocument } from '../base/content.ts';
import { earnsInGamification } from '../players/rules.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { LocalizedText } from '../base/wording.ts';
import { fromEuroMinor } from '../base/money.ts';
import type { PlayedRound } from '../play/play.ts';
import type { Player, Players } from '../players/players.ts';
import { Rejected } from '../base/rejected.ts';
import { periodOf } from '../thrillpots/raffleTypes.ts';
import type { Wallets } from '../wallets/wallets.ts';
import { othersAt, type Score } from './others.ts';
import type { Prize } from '../base/rewardTypes.ts';
import type { Prizes } from '../rewards/prizes.ts';
import { rewardText } from '../rewards/rewardTexts.ts';

export interface Tournament {
  id: string;
  /** Null for one of the console. */
  series: 'daily' | 'weekly' | null;
  name: LocalizedText;
  startsAt: number;
  endsAt: number;
  /** Number of simulated others. */
  others: number;
  /** Of the first places. */
  prizes: Prize[];
  finishedAt: number | null;
}

export interface Entry {
  tournamentId: string;
  playerId: string;
  joinedAt: number;
  /** Best win of one round as a multiple of its stake, in hundredths. */
  score: number;
  scoredAt: number;
  /** Once the tournament is over; null without one. */
  place: number | null;
}

export interface Standing extends Score {
  place: number;
}

/** Minor units of euro that a round has to stake to count. */
const minStake = 10;
const boardSize = 10;
const tournamentReason = rewardText(({ tournament }) => tournament);

const initialsOf = ({ profile: { personalInfo } }: Player): string =>
  [personalInfo.firstName, personalInfo.lastName].map((name) => (name ?? '').slice(0, 1).toUpperCase()).join('') || '–';

export type Tournaments = ReturnType<typeof createTournaments>;

/** Who wins the most with one round, as a multiple of its stake: against simulated others, for prizes that are paid once. */
export function createTournaments({
  db,
  players,
  wallets,
  documents,
  prizes,
  newId,
}: {
  db: Database;
  players: Pick<Players, 'find'>;
  wallets: Pick<Wallets, 'ofPlayer'>;
  documents: Pick<Documents, 'get'>;
  prizes: Prizes;
  newId: () => string;
}) {
  interface Row extends Omit<Tournament, 'name' | 'prizes'> {
    name: string;
    prizes: string;
    /** The best places, once it is over. */
    standings: string | null;
  }
  const read = ({ name, prizes: given, ...row }: Row): Tournament => ({
    ...row,
    name: JSON.parse(name) as LocalizedText,
    prizes: JSON.parse(given) as Prize[],
  });
  const rows = (condition: string, ...values: (string | number)[]): Tournament[] =>
    db.all<Row>(`SELECT * FROM gamificationTournaments WHERE ${condition} ORDER BY endsAt, id`, ...values).map(read);
  const find = (id: string): Tournament | undefined => rows('id = ?', id)[0];
  const unfinished = (): Tournament[] => rows('finishedAt IS NULL');
  const isRunning = ({ startsAt, endsAt, finishedAt }: Tournament): boolean =>
    finishedAt === null && startsAt <= db.now() && db.now() < endsAt;

  const entry = (tournamentId: string, playerId: string): Entry | undefined =>
    db.get<Entry>('SELECT * FROM gamificationEntries WHERE tournamentId = ? AND playerId = ?', tournamentId, playerId);

  function add(tournament: Omit<Tournament, 'id' | 'finishedAt'>, id = newId()): Tournament {
    const texts = { name: JSON.stringify(tournament.name), prizes: JSON.stringify(tournament.prizes) };
    db.insert('gamificationTournaments', { ...tournament, ...texts, id });
    return { ...tournament, id, finishedAt: null };
  }

  /** Scores of players who may have prizes, and of the others; at the end of time the final ones. */
  function standings(tournament: Tournament, now: number): Standing[] {
    const entries = db.all<Entry>('SELECT * FROM gamificationEntries WHERE tournamentId = ?', tournament.id);
    const own = entries.flatMap(({ playerId, score, scoredAt }): Score[] => {
      const player = players.find(playerId);
      const takesPart = player && earnsInGamification(player.profile, db.now());
      return takesPart ? [{ initials: initialsOf(player), score, scoredAt, playerId }] : [];
    });
    const seed = documents.get<number>('setting', 'seed') ?? 0;
    return [...own, ...othersAt(tournament, { seed, now: Math.min(now, tournament.endsAt) })]
      .filter(({ score }) => score > 0)
      .toSorted((left, right) => right.score - left.score || left.scoredAt - right.scoredAt)
      .map((score, index) => ({ ...score, place: index + 1 }));
  }

  /** Pays the prizes, in one transaction with the end. */
  function finish(tournament: Tournament): void {
    const { id, prizes: given } = tournament;
    const final = standings(tournament, db.now());
    for (const { playerId, place } of final) {
      if (playerId === null) continue;
      const prize = given[place - 1];
      const assignationId = prize ? prizes.give(playerId, prize, { reference: id, reason: tournamentReason }) : null;
      db.run(
        'UPDATE gamificationEntries SET place = ?, assignationId = ? WHERE tournamentId = ? AND playerId = ?',
        ...[place, assignationId, id, playerId],
      );
    }
    const board = JSON.stringify(final.slice(0, boardSize));
    db.update('gamificationTournaments', id, { finishedAt: db.now(), standings: board });
  }

  /** A series goes on with the running day or week; after an early end with what is left of it. */
  function begin({ series, ...terms }: TournamentSeriesDocument): void {
    const earlier = rows('series = ?', series);
    const { from, to } = periodOf(series, db.now());
    const endedAt = Math.max(0, ...earlier.map(({ finishedAt, endsAt }) => Math.min(finishedAt ?? 0, endsAt)));
    const startsAt = endedAt > from && endedAt <= db.now() ? endedAt : from;
    add({ ...terms, series, startsAt, endsAt: to }, `${series}-${earlier.length + 1}`);
  }

  /** Ends what is over, and begins the next of each series. One that the clock was moved back behind is of the present period. */
  function applyTime(): void {
    db.transaction(() => {
      for (const tournament of unfinished()) {
        if (tournament.endsAt <= db.now()) finish(tournament);
        else if (tournament.series && tournament.startsAt > db.now()) {
          const { from, to } = periodOf(tournament.series, db.now());
          db.update('gamificationTournaments', tournament.id, { startsAt: from, endsAt: to });
        }
      }
      const present = new Set(unfinished().map(({ series }) => series));
      for (const series of documents.get<TournamentSeriesDocument[]>('setting', 'gamificationTournaments') ?? [])
        if (!present.has(series.series)) begin(series);
    });
  }

  return {
    find,
    entry,
    minStake,
    applyTime,

    /** Those to come and running, and those that the player took part in and that ended within the last day; these last. */
    ofPlayer(playerId: string): Tournament[] {
      applyTime();
      const past = rows('finishedAt > ?', db.now() - 86_400_000).filter(({ id }) => entry(id, playerId));
      return [...unfinished(), ...past.reverse()];
    },

    /** The best places, and the player's own where it is none of them. */
    board(tournament: Tournament, playerId: string): Standing[] {
      if (tournament.finishedAt !== null) {
        const { standings: final } = db.get<{ standings: string }>(
          'SELECT standings FROM gamificationTournaments WHERE id = ?',
          tournament.id,
        ) ?? { standings: '[]' };
        return JSON.parse(final) as Standing[];
      }
      return standings(tournament, db.now()).filter((each) => each.place <= boardSize || each.playerId === playerId);
    },

    /** Once; rounds from now on count. @throws Rejected */
    join(playerId: string, id: string): void {
      const tournament = find(id);
      if (!tournament) throw new Rejected('TournamentNotFound', 'There is no such tournament.');
      if (entry(id, playerId)) return;
      if (!isRunning(tournament)) throw new Rejected('TournamentNotRunning', 'This tournament cannot be joined now.');
      const score = { score: 0, scoredAt: db.now() };
      db.insert('gamificationEntries', { tournamentId: id, playerId, joinedAt: db.now(), ...score });
    },

    countRound({ playerId, stake, bonusStake, payout, startedAt }: PlayedRound): void {
      if (stake - bonusStake < fromEuroMinor(minStake, wallets.ofPlayer(playerId).currency)) return;
      const score = Number((BigInt(payout) * 100n) / BigInt(stake));
      for (const tournament of unfinished().filter(isRunning)) {
        const own = entry(tournament.id, playerId);
        if (!own || startedAt < own.joinedAt || score <= own.score) continue;
        this.setScore(playerId, tournament.id, score);
      }
    },

    /** For the console, too. */
    setScore(playerId: string, id: string, score: number): void {
      db.run(
        'UPDATE gamificationEntries SET score = ?, scoredAt = ? WHERE tournamentId = ? AND playerId = ?',
        ...[score, db.now(), id, playerId],
      );
    },

    /** For the console: beside those of the series. */
    create: (terms: Pick<Tournament, 'name' | 'others' | 'prizes'> & { lasts: number }): Tournament => {
      const { lasts, ...given } = terms;
      return add({ ...given, series: null, startsAt: db.now(), endsAt: db.now() + lasts });
    },

    /** For the console: ends a tournament now. @returns false if it is over */
    finish(id: string): boolean {
      return db.transaction(() => {
        const tournament = find(id);
        if (!tournament || tournament.finishedAt !== null) return false;
        finish(tournament);
        applyTime();
        return true;
      });
    },
  };
}
