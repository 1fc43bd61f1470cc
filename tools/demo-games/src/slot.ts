import { randomOf, themeOf, type GameKind, type SymbolName } from '../../sandbox-art/src/index.ts';
import type { Chance } from './chance.ts';

/** A symbol on the reels: a picture of the art or a card rank. */
type ReelSymbol = SymbolName | 'ace' | 'king' | 'queen' | 'jack';

export interface SlotModel {
  /** Best first; the first one is wild and stands for all. */
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

interface Shape {
  reels: number;
  lines: readonly (readonly number[])[];
  /** How often each symbol, best first, stands on a strip. */
  weights: readonly number[];
  /** Relative worth of the shortest paying row upwards, per symbol. */
  worth: readonly (readonly number[])[];
}

const fiveReels: Shape = {
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
  worth: [
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
const threeReels: Shape = {
  reels: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  weights: [1, 2, 3, 4, 4, 5, 6],
  worth: [[500], [160], [70], [40], [30], [20], [12]],
};

const shapeOf = (kind: GameKind): Shape => (kind === 'fruit' ? threeReels : fiveReels);
const treasures: readonly SymbolName[] = [
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
const fruits: readonly SymbolName[] = ['seven', 'bell', 'melon', 'plum', 'citrus', 'cherries', 'star'];
const ranks: readonly ReelSymbol[] = ['ace', 'king', 'queen', 'jack'];

/** Deterministic reels and prizes of a game, scaled so that the return to player is the catalogue's. */
export function slotModel(game: { slug: string; name: string; kind: GameKind; rtp: number }): SlotModel {
  const random = randomOf(`${game.slug}/reels`);
  const shape = shapeOf(game.kind);
  const { symbol } = themeOf({ slug: game.slug, title: game.name, kind: game.kind });
  const pictures = random.shuffle((game.kind === 'fruit' ? fruits : treasures).filter((name) => name !== symbol));
  const symbols: ReelSymbol[] =
    shape === threeReels ? [symbol, ...pictures.slice(0, 6)] : [symbol, ...pictures.slice(0, 4), ...ranks];
  const strip = shape.weights.flatMap((count, index) => Array.from({ length: count }, () => index));
  const strips = Array.from({ length: shape.reels }, () => random.shuffle(strip));
  const scale = game.rtp / expectedReturn(shape, atLength(shape.worth));
  const pays = atLength(shape.worth).map((row) => row.map((worth) => Math.round(worth * scale)));
  return { symbols, rows: 3, strips, lines: shape.lines, pays, rtp: Math.round(expectedReturn(shape, pays)) };
}

const shortestRow = 3;
const atLength = (worth: readonly (readonly number[])[]): number[][] =>
  worth.map((row) => [...Array.from({ length: shortestRow }, () => 0), ...row]);

/** The best prize of one line, read from the left: its first symbol with wilds among it, or its wilds alone. */
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

/** Exact expected return: stops are equally likely, so one line is enumerated and multiplied by their number. */
function expectedReturn(shape: Shape, pays: readonly (readonly number[])[]): number {
  const total = shape.weights.reduce((sum, weight) => sum + weight, 0);
  const count = (line: readonly number[], chance: number): number =>
    line.length === shape.reels
      ? chance * linePrize(line, pays).prize
      : shape.weights.reduce((sum, weight, symbol) => sum + count([...line, symbol], (chance * weight) / total), 0);
  return count([], 1) * shape.lines.length;
}

export interface Spin {
  /** First visible stop of each reel. */
  stops: number[];
  /** Symbols by reel, top to bottom. */
  window: number[][];
  wins: { line: number; count: number; payout: number }[];
  payout: number;
}

export function spin(model: SlotModel, stake: number, chance: Chance): Spin {
  const stops = model.strips.map((strip) => chance.below(strip.length));
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
