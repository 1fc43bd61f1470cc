import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Game, Games } from './games.ts';

const day = 86_400_000;
/** Days that count for popularity, and those after a release in which a game is new. */
const month = 30 * day;
const week = 7 * day;
const hotGames = 42;
/** The list of new games has as many even when fewer were released in the last month. */
const fewestNewGames = 24;

/** Setting `catalogue`. */
export interface CatalogueDocument {
  /** A reset catalogue, whose revisions begin anew, is another one. */
  seededAt: number;
  /** Whether new and hot games follow from release dates and rounds; otherwise they stay as they were seeded. */
  followsPlay: boolean;
  /** Day of the platform's clock for which popularity holds. */
  countedOn: string;
}

/** Logarithmic, so that few games change from day to day: six more are twice as many rounds. */
export const popularityOf = (rounds: number): number => Math.round(6 * Math.log2(1 + rounds));

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What changes of the catalogue by itself: from day to day, with what was released and played. */
export function createCatalogue(db: Database, documents: Documents, games: Games) {
  const read = () => documents.get<CatalogueDocument>('setting', 'catalogue');

  function roundsSince(time: number): ReadonlyMap<string, number> {
    const rows = db.all<{ lookupId: string; rounds: number }>(
      'SELECT lookupId, count(*) AS rounds FROM rounds WHERE createdAt >= ? GROUP BY lookupId',
      time,
    );
    return new Map(rows.map(({ lookupId, rounds }) => [lookupId, rounds]));
  }

  function countPopularity(now: number): void {
    const played = roundsSince(now - month);
    const changes = new Map<string, Partial<Game>>();
    for (const { lookupId, othersRounds, popularity: former } of games.all()) {
      const popularity = popularityOf(othersRounds + (played.get(lookupId) ?? 0));
      if (popularity !== former) changes.set(lookupId, { popularity });
    }
    games.change(changes);
  }

  function rankLists(now: number): void {
    const played = roundsSince(now - week);
    const roundsOf = ({ lookupId, othersRoundsOfWeek }: Game) => othersRoundsOfWeek + (played.get(lookupId) ?? 0);
    const isNew = ({ releasedAt }: Game) => now - releasedAt < month;
    const idsOf = (ranked: readonly Game[]) => ranked.map(({ lookupId }) => lookupId);

    const offered = games.all().filter(({ isOffered }) => isOffered);
    const newest = offered.toSorted((left, right) => right.releasedAt - left.releasedAt);
    const newGames = Math.max(fewestNewGames, newest.filter(isNew).length);
    const hot = offered.toSorted((left, right) => roundsOf(right) - roundsOf(left)).slice(0, hotGames);
    games.setMembers('list', 'new', idsOf(newest.slice(0, newGames)));
    games.setMembers('list', 'hot-games', idsOf(hot));
    const marks = games.all().filter((game) => game.isNew !== isNew(game));
    games.change(new Map(marks.map((game) => [game.lookupId, { isNew: !game.isNew }])));
  }

  function count(): void {
    const setting = read();
    if (!setting) return;
    const now = db.now();
    db.transaction(() => {
      countPopularity(now);
      if (setting.followsPlay) rankLists(now);
      documents.put('setting', 'catalogue', { ...setting, countedOn: dayOf(now) } satisfies CatalogueDocument);
    });
  }

  return {
    seededAt: (): number => read()?.seededAt ?? 0,
    /** Called once for a catalogue. */
    begin: (): void =>
      documents.put('setting', 'catalogue', {
        seededAt: db.now(),
        followsPlay: false,
        countedOn: dayOf(db.now()),
      } satisfies CatalogueDocument),
    /** From now on, new and hot games follow from release dates and rounds. */
    followPlay(): void {
      documents.put('setting', 'catalogue', { ...read(), followsPlay: true });
      count();
    },
    /** Counts rounds anew on each day. */
    applyTime(): void {
      if (read()?.countedOn !== dayOf(db.now())) count();
    },
  };
}
