import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import { fixturesBetween, leagueOf, type Fixture, type League } from './catalogue.ts';
import { markets, marketsOf, parseSelection, selectionId, type MarketId, type Outcome } from './markets.ts';
import { chancesOf, lineOf, oddsOf } from './odds.ts';
import {
  lastIncidentAt,
  progressAt,
  remainingAt,
  scoreAt,
  timelineOf,
  type Progress,
  type Score,
  type Timeline,
} from './timeline.ts';

const minute = 60_000;
/** Fixtures are known this long ahead. */
const horizon = 24 * 60 * minute;
/** No event lasts longer. */
const longest = 2 * 60 * minute;
/** After a goal no bet is taken for a moment. */
const goalPause = 15_000;
/** How often odds drift. */
const driftTimes = { prematch: 90_000, live: 12_000 } as const;
/** Settled events without bets are forgotten. */
const retention = 2 * 24 * 60 * minute;

export type EventStatus = 'prematch' | 'live' | 'ended' | 'void';

interface EventRow extends Fixture {
  endsAt: number;
  /** `open` until it is settled. */
  state: 'open' | 'settled' | 'void';
  /** Set at the console, or final. */
  homeScore: number | null;
  awayScore: number | null;
  suspended: number;
  /** Set at the console, in hundredths, by selection. */
  odds: string;
}

export interface SportsSelection {
  id: string;
  outcome: Outcome;
  /** In hundredths; null while no bet is taken. */
  odds: number | null;
}

export interface SportsMarket {
  id: MarketId;
  /** Of `total`: `2.5`. */
  line: string | null;
  selections: readonly SportsSelection[];
}

export interface SportsEvent {
  id: string;
  league: League;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
  status: EventStatus;
  /** Null before the start. */
  score: Score | null;
  progress: Progress | null;
  suspended: boolean;
  markets: readonly SportsMarket[];
}

/** What the console changes. */
export interface EventChange {
  score?: Score;
  suspended?: boolean;
  /** `live` begins now, `ended` ends now. */
  status?: 'live' | 'ended';
  /** By selection, in hundredths; null returns to those of the model. */
  odds?: { selection: string; odds: number | null };
}

export type SportsEvents = ReturnType<typeof createSportsEvents>;

/** Events by the platform's clock: fixtures and what happens in them follow from the seed, unless the console says otherwise. */
export function createSportsEvents(db: Database, documents: Pick<Documents, 'get'>) {
  const seed = (): number => documents.get<number>('setting', 'seed') ?? 1;
  /** Of events that are not settled. */
  const timelines = new Map<string, Timeline>();
  const timeline = ({ id, league }: Pick<Fixture, 'id' | 'league'>): Timeline => {
    const known = timelines.get(id);
    if (known) return known;
    const made = timelineOf(leagueOf(league).sport, `${seed()}:${id}`);
    timelines.set(id, made);
    return made;
  };
  const row = (id: string): EventRow | undefined => db.get<EventRow>('SELECT * FROM sportsEvents WHERE id = ?', id);

  const statusOf = ({ state, startsAt, endsAt }: EventRow): EventStatus => {
    if (state === 'void') return 'void';
    if (state === 'settled' || endsAt <= db.now()) return 'ended';
    return startsAt <= db.now() ? 'live' : 'prematch';
  };

  const scoreOf = (event: EventRow): Score =>
    event.homeScore !== null && event.awayScore !== null
      ? { home: event.homeScore, away: event.awayScore }
      : scoreAt(leagueOf(event.league).sport, timeline(event), Math.min(db.now(), event.endsAt) - event.startsAt);

  const lineOfEvent = (event: EventRow): number => lineOf(leagueOf(event.league).sport, timeline(event).strength);

  /** Whether bets wait for what has just happened. */
  const isPaused = (event: EventRow): boolean => {
    const { sport } = leagueOf(event.league);
    if (event.suspended) return true;
    if (event.homeScore !== null || (sport !== 'football' && sport !== 'ice-hockey')) return false;
    const time = db.now() - event.startsAt;
    const last = lastIncidentAt(timeline(event), time);
    return last !== undefined && time - last < goalPause;
  };

  function marketsOfEvent(event: EventRow, status: EventStatus): SportsMarket[] {
    const { sport } = leagueOf(event.league);
    const { strength } = timeline(event);
    const time = Math.max(0, db.now() - event.startsAt);
    const line = lineOfEvent(event);
    const isOffered = (status === 'prematch' || status === 'live') && !isPaused(event);
    const chances = chancesOf({
      ...{ sport, strength, line },
      remaining: sport === 'tennis' ? 1 : remainingAt(sport, time),
      score: status === 'prematch' ? { home: 0, away: 0 } : scoreOf(event),
      games: status === 'prematch' ? null : progressAt(sport, timeline(event), time).games,
    });
    const fixed = JSON.parse(event.odds) as Record<string, number>;
    // Each event at a moment of its own.
    const every = driftTimes[status === 'live' ? 'live' : 'prematch'];
    const phase = Math.floor((db.now() + (event.startsAt / minute) * 7919) / every);
    return marketsOf[sport].map((market) => ({
      id: market,
      line: market === 'total' ? String(line) : null,
      selections: markets[market].outcomes.map((outcome) => {
        const id = selectionId({ eventId: event.id, market, outcome });
        const own = oddsOf(chances[market]?.[outcome] ?? 0, `${seed()}:${id}:${phase}`);
        return { id, outcome, odds: isOffered ? (fixed[id] ?? own) : null };
      }),
    }));
  }

  function show(event: EventRow): SportsEvent {
    const status = statusOf(event);
    const { id, home, away, startsAt, endsAt } = event;
    const league = leagueOf(event.league);
    const hasBegun = status === 'live' || status === 'ended';
    return {
      ...{ id, league, home, away, startsAt, endsAt, status },
      score: hasBegun ? scoreOf(event) : null,
      progress: status === 'live' ? progressAt(league.sport, timeline(event), db.now() - startsAt) : null,
      suspended: event.suspended === 1,
      markets: marketsOfEvent(event, status),
    };
  }

  const changed = (eventId: string): void => db.emit({ name: 'sportsEventChanged', data: { playerId: null, eventId } });

  return {
    find: (id: string): SportsEvent | undefined => {
      const found = row(id);
      return found && show(found);
    },

    /** Live ones, then those to come, the soonest first. */
    offered: (): SportsEvent[] =>
      db
        .all<EventRow>(
          "SELECT * FROM sportsEvents WHERE state = 'open' AND endsAt > ?1 AND startsAt < ?1 + ?2 ORDER BY startsAt, id",
          db.now(),
          horizon,
        )
        .map(show),

    /** Present odds of a selection; null while no bet is taken, undefined for an unknown one. */
    odds(selection: string): { eventId: string; odds: number | null } | undefined {
      const key = parseSelection(selection);
      const event = key && row(key.eventId);
      const market = event && marketsOfEvent(event, statusOf(event)).find(({ id }) => id === key.market);
      const found = market?.selections.find(({ id }) => id === selection);
      return found && key && { eventId: key.eventId, odds: found.odds };
    },

    /** The line of a selection's market; null in a market without one. */
    line(selection: string): string | null {
      const key = parseSelection(selection);
      const event = key?.market === 'total' ? row(key.eventId) : undefined;
      return event ? String(lineOfEvent(event)) : null;
    },

    /** What becomes of a selection by this final score. */
    decision(selection: string, score: Score): 'won' | 'lost' | 'void' {
      const key = parseSelection(selection);
      const event = key && row(key.eventId);
      if (!event) throw new Error(`There is no selection ${selection}.`);
      const outcome = markets[key.market].wonBy(score, lineOfEvent(event));
      return outcome === null ? 'void' : outcome === key.outcome ? 'won' : 'lost';
    },

    /** Adds the fixtures that are known by now, and forgets old ones. */
    addFixtures(): void {
      const now = db.now();
      for (const fixture of fixturesBetween(seed(), now - longest, now + horizon)) {
        if (row(fixture.id)) continue;
        const endsAt = fixture.startsAt + timeline(fixture).duration;
        const rest = { state: 'open', homeScore: null, awayScore: null, suspended: 0, odds: '{}' };
        if (endsAt > now) db.insert('sportsEvents', { ...fixture, endsAt, ...rest });
      }
      db.run(
        `DELETE FROM sportsEvents WHERE state <> 'open' AND endsAt < ?
         AND NOT EXISTS (SELECT 1 FROM sportsLegs WHERE eventId = sportsEvents.id)`,
        now - retention,
      );
    },

    /** Events that are over and not settled. */
    over: (): string[] =>
      db
        .all<{ id: string }>("SELECT id FROM sportsEvents WHERE state = 'open' AND endsAt <= ?", db.now())
        .map(({ id }) => id),

    /** Ends an event for good, with its final score; by `void` without one. */
    close(id: string, as: 'settled' | 'void'): Score {
      const event = row(id);
      if (!event) throw new Error(`There is no event ${id}.`);
      const final = scoreOf(event);
      db.update('sportsEvents', id, {
        state: as,
        endsAt: Math.min(event.endsAt, db.now()),
        ...(as === 'settled' && { homeScore: final.home, awayScore: final.away }),
      });
      timelines.delete(id);
      changed(id);
      return final;
    },

    /** For the console. A score that is set there stays to the end. */
    change(id: string, { score, suspended, status, odds }: EventChange): void {
      const event = row(id);
      if (!event) throw new Error(`There is no event ${id}.`);
      const now = db.now();
      const fixed = JSON.parse(event.odds) as Record<string, number>;
      if (odds && odds.odds === null) delete fixed[odds.selection];
      else if (odds && odds.odds !== null) fixed[odds.selection] = odds.odds;
      db.update('sportsEvents', id, {
        odds: JSON.stringify(fixed),
        ...(score && { homeScore: score.home, awayScore: score.away }),
        ...(suspended !== undefined && { suspended: suspended ? 1 : 0 }),
        ...(status === 'live' && { startsAt: now, endsAt: now + event.endsAt - event.startsAt }),
        ...(status === 'ended' && { startsAt: Math.min(event.startsAt, now), endsAt: now }),
      });
      changed(id);
    },
  };
}
