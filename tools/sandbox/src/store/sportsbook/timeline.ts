import { randomFromText, type Random } from '../../../../sandbox-art/src/index.ts';
import type { SportId } from './catalogue.ts';

export type Side = 'home' | 'away';

/** A goal, a basket, or a game of tennis, this many ms after the start. */
interface Incident {
  at: number;
  side: Side;
  points: number;
}

export interface Score {
  home: number;
  away: number;
}

/** How far an event is. */
export interface Progress {
  /** Half, third, quarter or set. */
  period: number;
  /** Played so far; null in a sport without a clock. */
  minute: number | null;
  isBreak: boolean;
  /** Of the present set. */
  games: Score | null;
}

/** What a sport's events are made of. Durations are minutes. */
interface Rules {
  periods: number;
  periodLength: number;
  /** After each period but the last. */
  breaks: readonly number[];
}

const rules: Readonly<Record<Exclude<SportId, 'tennis'>, Rules>> = {
  football: { periods: 2, periodLength: 45, breaks: [15] },
  'ice-hockey': { periods: 3, periodLength: 20, breaks: [10, 10] },
  basketball: { periods: 4, periodLength: 10, breaks: [2, 10, 2] },
};

const minute = 60_000;
const possession = 15_000;
const gameLength = 3 * minute;

/** What each side is expected to score in a whole event; in tennis the chance to win a game. */
export interface Strength {
  home: number;
  away: number;
}

export interface Timeline {
  strength: Strength;
  /** In ms. */
  duration: number;
  incidents: readonly Incident[];
}

const between = (random: Random, min: number, max: number): number => min + random.next() * (max - min);

function strengthOf(sport: SportId, random: Random): Strength {
  if (sport === 'football') return { home: between(random, 0.9, 2.3), away: between(random, 0.7, 1.9) };
  if (sport === 'ice-hockey') return { home: between(random, 2.2, 3.8), away: between(random, 2, 3.4) };
  if (sport === 'basketball') return { home: between(random, 76, 90), away: between(random, 74, 87) };
  const home = between(random, 0.42, 0.58);
  return { home, away: 1 - home };
}

/** From time played to time since the start. */
function timeOf({ periodLength, breaks }: Rules, played: number): number {
  const period = Math.floor(played / (periodLength * minute));
  return played + breaks.slice(0, period).reduce((sum, length) => sum + length, 0) * minute;
}

const durationOf = ({ periods, periodLength, breaks }: Rules): number =>
  (periods * periodLength + breaks.reduce((sum, length) => sum + length, 0)) * minute;

/** Number of events of a Poisson process. */
function poisson(random: Random, mean: number): number {
  let count = -1;
  for (let product = 1; product > Math.exp(-mean); count += 1) product *= random.next();
  return count;
}

function goals(sport: 'football' | 'ice-hockey', random: Random, strength: Strength): Incident[] {
  const { periods, periodLength } = rules[sport];
  const played = periods * periodLength * minute;
  return (['home', 'away'] as const)
    .flatMap((side) =>
      Array.from({ length: poisson(random, strength[side]) }, () => ({
        at: timeOf(rules[sport], Math.floor(random.next() * played)),
        side,
        points: 1,
      })),
    )
    .sort((a, b) => a.at - b.at);
}

function baskets(random: Random, strength: Strength): Incident[] {
  const { periods, periodLength } = rules.basketball;
  const played = periods * periodLength * minute;
  const perSide = played / possession / 2;
  const incidents: Incident[] = [];
  for (let at = possession; at < played; at += possession) {
    const side: Side = (at / possession) % 2 === 0 ? 'home' : 'away';
    // Two baskets of two and one of three points, on average 7 / 3.
    if (random.next() < strength[side] / perSide / (7 / 3))
      incidents.push({ at: timeOf(rules.basketball, at), side, points: random.next() < 1 / 3 ? 3 : 2 });
  }
  const { home, away } = total(incidents);
  // No draw: the last basket decides.
  if (home === away)
    incidents.push({ at: durationOf(rules.basketball) - 1000, side: random.pick(['home', 'away']), points: 2 });
  return incidents;
}

const total = (incidents: readonly Incident[]): Score => {
  const score = { home: 0, away: 0 };
  for (const { side, points } of incidents) score[side] += points;
  return score;
};

/** A set ends with six games and a lead of two, or with seven. */
export const isSetWon = (games: number, others: number): boolean => games === 7 || (games === 6 && others <= 4);

/** Sets, and games of the present one. */
export function setsOf(incidents: readonly Pick<Incident, 'side'>[]): { sets: Score; games: Score } {
  const sets = { home: 0, away: 0 };
  let games = { home: 0, away: 0 };
  for (const { side } of incidents) {
    games[side] += 1;
    const other = side === 'home' ? 'away' : 'home';
    if (!isSetWon(games[side], games[other])) continue;
    sets[side] += 1;
    games = { home: 0, away: 0 };
  }
  return { sets, games };
}

function gamesOfMatch(random: Random, strength: Strength): Incident[] {
  const incidents: Incident[] = [];
  for (let sets: Score = { home: 0, away: 0 }; Math.max(sets.home, sets.away) < 2; sets = setsOf(incidents).sets)
    incidents.push({
      at: (incidents.length + 1) * gameLength,
      side: random.next() < strength.home ? 'home' : 'away',
      points: 1,
    });
  return incidents;
}

/** All that happens in an event: the same for the same key. */
export function timelineOf(sport: SportId, key: string): Timeline {
  const random = randomFromText(key);
  // Keys differ by little, and so do the first numbers.
  for (let step = 0; step < 8; step += 1) random.next();
  const strength = strengthOf(sport, random);
  if (sport === 'tennis') {
    const incidents = gamesOfMatch(random, strength);
    return { strength, incidents, duration: incidents.length * gameLength };
  }
  const incidents = sport === 'basketball' ? baskets(random, strength) : goals(sport, random, strength);
  return { strength, incidents, duration: durationOf(rules[sport]) };
}

/** The score this many ms after the start. */
export function scoreAt(sport: SportId, { incidents }: Timeline, time: number): Score {
  const past = incidents.filter(({ at }) => at <= time);
  return sport === 'tennis' ? setsOf(past).sets : total(past);
}

/** When something last happened, in ms after the start. */
export const lastIncidentAt = ({ incidents }: Timeline, time: number): number | undefined =>
  incidents.findLast(({ at }) => at <= time)?.at;

export function progressAt(sport: SportId, { incidents }: Timeline, time: number): Progress {
  if (sport === 'tennis') {
    const { sets, games } = setsOf(incidents.filter(({ at }) => at <= time));
    return { period: Math.min(3, sets.home + sets.away + 1), minute: null, isBreak: false, games };
  }
  const { periods, periodLength, breaks } = rules[sport];
  let begins = 0;
  for (let period = 1; period <= periods; period += 1) {
    const ends = begins + periodLength * minute;
    const isBreak = time >= ends;
    const next = ends + (breaks[period - 1] ?? 0) * minute;
    if (time < next || period === periods) {
      const inPeriod = isBreak ? periodLength : Math.min(periodLength, Math.floor((time - begins) / minute) + 1);
      return { period, minute: (period - 1) * periodLength + inPeriod, isBreak, games: null };
    }
    begins = next;
  }
  throw new Error(`${sport} has no periods.`);
}

/** Share of the event's playing time that is left, from 1 to 0. */
export function remainingAt(sport: Exclude<SportId, 'tennis'>, time: number): number {
  const { periods, periodLength, breaks } = rules[sport];
  let begins = 0;
  let left = 0;
  for (let period = 0; period < periods; period += 1) {
    const ends = begins + periodLength * minute;
    left += Math.min(periodLength * minute, Math.max(0, ends - Math.max(time, 0)));
    begins = ends + (breaks[period] ?? 0) * minute;
  }
  return left / (periods * periodLength * minute);
}
