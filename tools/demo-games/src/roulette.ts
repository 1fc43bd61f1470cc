import * as v from 'valibot';
import type { RandomSource } from './randomSource.ts';

/** The pockets of a single-zero wheel, clockwise. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRed = (number: number): boolean => reds.has(number);

interface BetKind {
  /** Payout odds, such as 35 for 35 to 1. */
  odds: number;
  covers: (number: number) => boolean;
}
const range =
  (from: number, to: number): BetKind['covers'] =>
  (number) =>
    number >= from && number <= to;
const column =
  (first: number): BetKind['covers'] =>
  (number) =>
    number > 0 && number % 3 === first % 3;

const betKinds: Readonly<Record<string, BetKind>> = {
  red: { odds: 1, covers: isRed },
  black: { odds: 1, covers: (number) => number > 0 && !isRed(number) },
  even: { odds: 1, covers: (number) => number > 0 && number % 2 === 0 },
  odd: { odds: 1, covers: (number) => number % 2 === 1 },
  low: { odds: 1, covers: range(1, 18) },
  high: { odds: 1, covers: range(19, 36) },
  dozen1: { odds: 2, covers: range(1, 12) },
  dozen2: { odds: 2, covers: range(13, 24) },
  dozen3: { odds: 2, covers: range(25, 36) },
  column1: { odds: 2, covers: column(1) },
  column2: { odds: 2, covers: column(2) },
  column3: { odds: 2, covers: column(3) },
  ...Object.fromEntries(
    pockets.map((pocket) => [`n${pocket}`, { odds: 35, covers: (number: number) => number === pocket }]),
  ),
};

export const betSchema = v.object({
  place: v.pipe(
    v.string(),
    v.check((place) => Object.hasOwn(betKinds, place), 'is no bet of the table'),
  ),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
type Bet = v.InferOutput<typeof betSchema>;

interface SpinResult {
  number: number;
  color: 'red' | 'black' | 'green';
  wins: { place: string; payout: number }[];
  payout: number;
}

export function spinWheel(bets: readonly Bet[], random: RandomSource): SpinResult {
  const number = pockets[random.below(pockets.length)] ?? 0;
  const wins = bets.flatMap(({ place, amount }) => {
    const kind = betKinds[place];
    return kind?.covers(number) ? [{ place, payout: amount * (kind.odds + 1) }] : [];
  });
  const color = number === 0 ? 'green' : isRed(number) ? 'red' : 'black';
  return { number, color, wins, payout: wins.reduce((sum, win) => sum + win.payout, 0) };
}
