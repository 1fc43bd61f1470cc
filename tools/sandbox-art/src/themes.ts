import type { GameKind } from './gameKinds.ts';
import type { BackgroundName } from './backgrounds.ts';
import type { LetteringStyle } from './lettering.ts';
import { paletteByWord, palettes, type PaletteName } from './palettes.ts';
import { randomFromText } from './random.ts';
import type { GameSymbolName } from './symbols/index.ts';

export interface DrawnGame {
  slug: string;
  title: string;
  kind: GameKind;
  studio: string;
  isLive: boolean;
}

export interface Theme {
  palette: PaletteName;
  symbol: GameSymbolName;
  background: BackgroundName;
  letteringStyle: LetteringStyle;
}

/** Symbol and background by word of a title. */
const byWord: Readonly<Record<string, readonly [GameSymbolName, BackgroundName]>> = {
  lantern: ['lantern', 'night'],
  orchard: ['tree', 'rays'],
  harbour: ['ship', 'sea'],
  fox: ['fox', 'woods'],
  caravan: ['camel', 'dunes'],
  comet: ['comet', 'night'],
  garden: ['flower', 'bokeh'],
  koi: ['koi', 'sea'],
  express: ['train', 'peaks'],
  lagoon: ['palm', 'sea'],
  masquerade: ['mask', 'curtain'],
  expedition: ['compass', 'peaks'],
  stallion: ['horse', 'dunes'],
  observatory: ['observatory', 'night'],
  rush: ['bolt', 'grid'],
  vault: ['vault', 'rays'],
  kingdom: ['castle', 'night'],
  stampede: ['bull', 'dunes'],
  trail: ['mountain', 'peaks'],
  crown: ['crown', 'rays'],
  mile: ['coin', 'city'],
  reserve: ['goldBars', 'rays'],
  sovereign: ['ruby', 'bokeh'],
  fortune: ['gem', 'rays'],
  sevens: ['seven', 'rays'],
  cherries: ['cherries', 'rays'],
  citrus: ['citrus', 'bokeh'],
  plums: ['plum', 'rays'],
  bells: ['bell', 'curtain'],
  melon: ['melon', 'bokeh'],
  north: ['hammer', 'peaks'],
  nile: ['pharaoh', 'dunes'],
  titans: ['trident', 'temple'],
  jade: ['dragon', 'temple'],
  labyrinth: ['labyrinth', 'temple'],
  phoenix: ['phoenix', 'rays'],
  oracle: ['oracle', 'temple'],
  rocket: ['rocket', 'night'],
  plane: ['paperPlane', 'grid'],
  balloon: ['balloon', 'peaks'],
  sky: ['rocket', 'city'],
  dice: ['dice', 'stage'],
  card: ['chip', 'stage'],
  bonus: ['star', 'stage'],
  show: ['microphone', 'stage'],
  jackpot: ['crown', 'rays'],
  cashback: ['goldBars', 'rays'],
  raffle: ['bell', 'rays'],
  live: ['roulette', 'stage'],
  spins: ['seven', 'rays'],
  tournament: ['trident', 'temple'],
  sports: ['bolt', 'grid'],
};

const byKind: Readonly<
  Record<
    GameKind,
    {
      symbols: readonly GameSymbolName[];
      backgrounds: readonly BackgroundName[];
      letteringStyles: readonly LetteringStyle[];
    }
  >
> = {
  slot: {
    symbols: ['gem', 'star', 'coin', 'clover'],
    backgrounds: ['rays', 'bokeh', 'night'],
    letteringStyles: ['playful', 'comic', 'bold', 'myth', 'slanted'],
  },
  megaways: {
    symbols: ['ruby', 'gem'],
    backgrounds: ['rays', 'grid'],
    letteringStyles: ['racing', 'slanted', 'playful'],
  },
  jackpot: { symbols: ['crown', 'coin'], backgrounds: ['rays', 'bokeh'], letteringStyles: ['bold', 'racing'] },
  fruit: {
    symbols: ['seven', 'cherries', 'bell'],
    backgrounds: ['rays', 'bokeh'],
    letteringStyles: ['comic', 'slanted', 'playful'],
  },
  myth: { symbols: ['oracle', 'trident'], backgrounds: ['temple', 'night'], letteringStyles: ['myth'] },
  crash: { symbols: ['rocket', 'balloon'], backgrounds: ['night', 'grid'], letteringStyles: ['machine', 'racing'] },
  wheel: { symbols: ['wheel'], backgrounds: ['rays', 'stage', 'bokeh'], letteringStyles: ['playful', 'comic'] },
  roulette: {
    symbols: ['roulette'],
    backgrounds: ['felt', 'bokeh', 'city'],
    letteringStyles: ['bold', 'racing', 'myth'],
  },
  blackjack: { symbols: ['chip'], backgrounds: ['felt', 'bokeh'], letteringStyles: ['bold', 'slanted', 'myth'] },
  baccarat: { symbols: ['chip'], backgrounds: ['felt', 'curtain'], letteringStyles: ['myth', 'bold'] },
  poker: { symbols: ['chip'], backgrounds: ['felt', 'night'], letteringStyles: ['bold', 'playful'] },
  live: { symbols: ['microphone', 'star'], backgrounds: ['stage'], letteringStyles: ['bold', 'racing', 'playful'] },
};

const paletteNames = Object.keys(palettes) as PaletteName[];
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\d]+/u);
/** Titles also come from URLs, which may contain names of `Object.prototype` such as `constructor`. */
const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** The symbol of the first word that has one. */
export function symbolOf(text: string): GameSymbolName | undefined {
  return wordsOf(text)
    .map((word) => lookUp(byWord, word)?.[0])
    .find(Boolean);
}

/** A game's theme: by the words of its title, otherwise random by its slug. */
export function themeOf({ slug, title, kind }: Pick<DrawnGame, 'slug' | 'title' | 'kind'>): Theme {
  const random = randomFromText(slug);
  const words = wordsOf(title);
  const wordMatch = words.map((word) => lookUp(byWord, word)).find(Boolean);
  const palette = words.map((word) => lookUp(paletteByWord, word)).find(Boolean) ?? random.pick(paletteNames);
  const { symbols, backgrounds, letteringStyles } = byKind[kind];
  // About half of the matches get another background, so that games with the same symbol differ.
  const background =
    wordMatch && kind !== 'live' && random.next() < 0.55
      ? wordMatch[1]
      : random.pick([...backgrounds, ...(wordMatch ? [wordMatch[1]] : [])]);
  return {
    palette,
    symbol: wordMatch?.[0] ?? random.pick(symbols),
    background,
    letteringStyle: random.pick(letteringStyles),
  };
}
