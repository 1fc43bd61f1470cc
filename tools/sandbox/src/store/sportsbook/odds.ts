import { randomFromText } from '../../../../sandbox-art/src/index.ts';
import type { SportId } from './catalogue.ts';
import type { MarketId, Outcome } from './markets.ts';
import { isSetWon, type Score, type Strength } from './timeline.ts';

type Chances = Readonly<Partial<Record<Outcome, number>>>;

/** What chances depend on. */
export interface Situation {
  sport: SportId;
  strength: Strength;
  /** Of the market `total`. */
  line: number;
  /** Share of the playing time that is left. */
  remaining: number;
  score: Score;
  /** Of the present set of tennis. */
  games: Score | null;
}

const mostGoals = 14;

/** Chances of each number of further goals. */
function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= mostGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

function goalMarkets({ strength, line, remaining, score }: Situation): Readonly<Record<string, Chances>> {
  const result = { home: 0, draw: 0, away: 0 };
  const total = { over: 0, under: 0 };
  const both = { yes: 0, no: 0 };
  const away = goalChances(strength.away * remaining);
  for (const [homeGoals, homeChance] of goalChances(strength.home * remaining).entries())
    for (const [awayGoals, awayChance] of away.entries()) {
      const chance = homeChance * awayChance;
      const [atHome, abroad] = [score.home + homeGoals, score.away + awayGoals];
      result[atHome === abroad ? 'draw' : atHome > abroad ? 'home' : 'away'] += chance;
      total[atHome + abroad > line ? 'over' : 'under'] += chance;
      both[atHome > 0 && abroad > 0 ? 'yes' : 'no'] += chance;
    }
  return { result, total, both };
}

/** The normal distribution's, by the approximation of Abramowitz and Stegun (26.2.17). */
function normal(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return value > 0 ? 1 - tail : tail;
}

/** Of what both sides score in a whole game of basketball. */
const pointsVariance = 260;

function pointMarkets({ strength, line, remaining, score }: Situation): Readonly<Record<string, Chances>> {
  const deviation = Math.max(0.4, Math.sqrt(pointsVariance * remaining));
  const lead = score.home - score.away + (strength.home - strength.away) * remaining;
  const points = score.home + score.away + (strength.home + strength.away) * remaining;
  const home = normal(lead / deviation);
  const over = score.home + score.away > line ? 1 : normal((points - line) / deviation);
  return { winner: { home, away: 1 - home }, total: { over, under: 1 - over } };
}

/** The chance of home to win a set from these games, at `chance` a game. */
function setChance(chance: number, home: number, away: number): number {
  if (isSetWon(home, away)) return 1;
  if (isSetWon(away, home)) return 0;
  return chance * setChance(chance, home + 1, away) + (1 - chance) * setChance(chance, home, away + 1);
}

function matchMarkets({ strength, score, games }: Situation): Readonly<Record<string, Chances>> {
  const whole = setChance(strength.home, 0, 0);
  const matchChance = (home: number, away: number, present: number): number => {
    if (home === 2) return 1;
    if (away === 2) return 0;
    return present * matchChance(home + 1, away, whole) + (1 - present) * matchChance(home, away + 1, whole);
  };
  const home = matchChance(score.home, score.away, setChance(strength.home, games?.home ?? 0, games?.away ?? 0));
  return { winner: { home, away: 1 - home } };
}

/** The chances of each market's outcomes, which add up to 1. */
export function chancesOf(situation: Situation): Readonly<Partial<Record<MarketId, Chances>>> {
  if (situation.sport === 'tennis') return matchMarkets(situation);
  return situation.sport === 'basketball' ? pointMarkets(situation) : goalMarkets(situation);
}

const margin = 1.06;
/** How far odds drift around what the model says. */
const drift = 0.025;
/** Chances beyond which no bet is taken. */
const certain = 0.965;
const hopeless = 0.008;

/** Steps of odds, in hundredths, as they are read most easily. */
function toStep(odds: number): number {
  const step = odds < 300 ? 1 : odds < 600 ? 5 : odds < 1000 ? 10 : odds < 2000 ? 25 : 100;
  return Math.max(101, Math.round(odds / step) * step);
}

/** Odds in hundredths; null while no bet is taken. They drift with the key, which names the time. */
export function oddsOf(chance: number, driftKey: string): number | null {
  if (chance >= certain || chance <= hopeless) return null;
  const wave = 1 + (randomFromText(driftKey).next() * 2 - 1) * drift;
  return toStep(100 / (chance * margin * wave));
}

/** The line of `total` that is as likely to be passed as not: a half. */
export function lineOf(sport: SportId, { home, away }: Strength): number {
  if (sport === 'basketball') return Math.round(home + away) + 0.5;
  return sport === 'ice-hockey' ? Math.round(home + away) - 0.5 : 2.5;
}
