import { randomFromText, themeOf, type GameKind, type GameSymbolName } from '../../sandbox-art/src/index.ts';
import type { RandomSource } from './randomSource.ts';

/** A symbol on the reels: a picture or a card rank. */
type ReelSymbol = GameSymbolName | 'ace' | 'king' | 'queen' | 'jack';

export interface SlotModel {
  /** Highest-paying first; the first one is the wild. */
  symbols: readonly ReelSymbol[];
  rows: number;
  /** Indices into `symbols`. */
  strips: readonly (readonly number[])[];
  /** Row per reel. */
  lines: readonly (readonly number[])[];
  /** `pays[symbol][count]` in ten-thousandths of the whole stake. */
  pays: readonly (readonly number[])[];
  /** Exact expected return in ten-thousandths of the stake. */
  rtp: number;
}

interface SlotLayout {
  reels: number;
  lines: readonly (readonly number[])[];
  /** How often each symbol is on a strip, highest-paying first. */
  weights: readonly number[];
  /** Unscaled prizes per symbol, from three matches upwards. */
  basePays: readonly (readonly number[])[];
}

const fiveReels: SlotLayout = {
  reels: 5,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
    [0, 2, 2, 2, 0],
  ],
  weights: [1, 3, 4, 4, 5, 6, 7, 7, 8],
  basePays: [
    [60, 240, 1500],
    [40, 150, 750],
    [30, 100, 400],
    [25, 80, 300],
    [20, 60, 200],
    [10, 30, 120],
    [8, 25, 100],
    [6, 20, 80],
    [5, 18, 70],
  ],
};
const threeReels: SlotLayout = {
  reels: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  weights: [1, 2, 3, 4, 4, 5, 6],
  basePays: [[500], [160], [70], [40], [30], [20], [12]],
};

const layoutOf = (kind: GameKind): SlotLayout => (kind === 'fruit' ? threeReels : fiveReels);
const slotSymbols: readonly GameSymbolName[] = [
  'crown',
  'gem',
  'ruby',
  'goldBars',
  'coin',
  'clover',
  'lantern',
  'compass',
  'flower',
  'star',
];
const fruitSymbols: readonly GameSymbolName[] = ['seven', 'bell', 'melon', 'plum', 'citrus', 'cherries', 'star'];
const ranks: readonly ReelSymbol[] = ['ace', 'king', 'queen', 'jack'];

/** Reels and prizes of a game, deterministic by its slug; scaled to the return to player in the catalogue. */
export function slotModel(game: { slug: string; name: string; kind: GameKind; rtp: number }): SlotModel {
  const random = randomFromText(`${game.slug}/reels`);
  const layout = layoutOf(game.kind);
  const { symbol } = themeOf({ slug: game.slug, title: game.name, kind: game.kind });
  const pictures = random.shuffle(
    (game.kind === 'fruit' ? fruitSymbols : slotSymbols).filter((name) => name !== symbol),
  );
  const symbols: ReelSymbol[] =
    layout === threeReels ? [symbol, ...pictures.slice(0, 6)] : [symbol, ...pictures.slice(0, 4), ...ranks];
  const strip = layout.weights.flatMap((count, index) => Array.from({ length: count }, () => index));
  const strips = Array.from({ length: layout.reels }, () => random.shuffle(strip));
  const scale = game.rtp / expectedReturn(layout, payTable(layout.basePays));
  const pays = payTable(layout.basePays).map((row) => row.map((worth) => Math.round(worth * scale)));
  return { symbols, rows: 3, strips, lines: layout.lines, pays, rtp: Math.round(expectedReturn(layout, pays)) };
}

const minMatches = 3;
const payTable = (worth: readonly (readonly number[])[]): number[][] =>
  worth.map((row) => [...Array.from({ length: minMatches }, () => 0), ...row]);

/** The best prize of one line from the left: matches of its first symbol with wilds as substitutes, or its wilds alone. */
export function linePrize(
  line: readonly number[],
  pays: readonly (readonly number[])[],
): { prize: number; count: number } {
  const symbol = line.find((index) => index !== 0) ?? 0;
  const lengthOf = (matches: (index: number) => boolean) => {
    const end = line.findIndex((index) => !matches(index));
    return end < 0 ? line.length : end;
  };
  const wilds = lengthOf((index) => index === 0);
  const count = lengthOf((index) => index === 0 || index === symbol);
  const asWilds = pays[0]?.[wilds] ?? 0;
  const asSymbol = pays[symbol]?.[count] ?? 0;
  return asWilds > asSymbol ? { prize: asWilds, count: wilds } : { prize: asSymbol, count };
}

/** Exact expected return: all lines have the same distribution, so one is enumerated and multiplied by their number. */
function expectedReturn(layout: SlotLayout, pays: readonly (readonly number[])[]): number {
  const total = layout.weights.reduce((sum, weight) => sum + weight, 0);
  const expectedPrize = (line: readonly number[], probability: number): number =>
    line.length === layout.reels
      ? probability * linePrize(line, pays).prize
      : layout.weights.reduce(
          (sum, weight, symbol) => sum + expectedPrize([...line, symbol], (probability * weight) / total),
          0,
        );
  return expectedPrize([], 1) * layout.lines.length;
}

export interface Spin {
  /** First visible stop of each reel. */
  stops: number[];
  /** Symbols by reel, top to bottom. */
  window: number[][];
  wins: { line: number; count: number; payout: number }[];
  payout: number;
}

export function spin(model: SlotModel, stake: number, random: RandomSource): Spin {
  const stops = model.strips.map((strip) => random.below(strip.length));
  const window = model.strips.map((strip, reel) =>
    Array.from({ length: model.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  const wins = model.lines.flatMap((rows, line) => {
    const { prize, count } = linePrize(
      rows.map((row, reel) => window[reel]?.[row] ?? 0),
      model.pays,
    );
    return prize > 0 ? [{ line, count, payout: Math.floor((stake * prize) / 10_000) }] : [];
  });
  return { stops, window, wins, payout: wins.reduce((sum, win) => sum + win.payout, 0) };
}
