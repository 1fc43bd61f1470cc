import type { GameKind } from './gameKinds.ts';
import type { GroundName } from './grounds.ts';
import type { Mood } from './lettering.ts';
import { paletteByWord, palettes, type PaletteName } from './palettes.ts';
import { randomOf } from './random.ts';
import type { SymbolName } from './symbols/index.ts';

export interface ArtGame {
  slug: string;
  title: string;
  kind: GameKind;
  studio: string;
  isLive: boolean;
}

export interface Theme {
  palette: PaletteName;
  symbol: SymbolName;
  ground: GroundName;
  mood: Mood;
}

/** What a word of the title shows. */
const byWord: Readonly<Record<string, readonly [SymbolName, GroundName]>> = {
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
  welcome: ['star', 'rays'],
  cashback: ['goldBars', 'rays'],
  raffle: ['bell', 'rays'],
  live: ['roulette', 'stage'],
  spins: ['seven', 'rays'],
  tournament: ['trident', 'temple'],
  sports: ['bolt', 'grid'],
};

const byKind: Readonly<
  Record<GameKind, { symbols: readonly SymbolName[]; grounds: readonly GroundName[]; moods: readonly Mood[] }>
> = {
  slot: {
    symbols: ['gem', 'star', 'coin', 'clover'],
    grounds: ['rays', 'bokeh', 'night'],
    moods: ['playful', 'comic', 'bold', 'myth', 'slanted'],
  },
  megaways: { symbols: ['ruby', 'gem'], grounds: ['rays', 'grid'], moods: ['racing', 'slanted', 'playful'] },
  jackpot: { symbols: ['crown', 'coin'], grounds: ['rays', 'bokeh'], moods: ['bold', 'racing'] },
  fruit: { symbols: ['seven', 'cherries', 'bell'], grounds: ['rays', 'bokeh'], moods: ['comic', 'slanted', 'playful'] },
  myth: { symbols: ['oracle', 'trident'], grounds: ['temple', 'night'], moods: ['myth'] },
  crash: { symbols: ['rocket', 'balloon'], grounds: ['night', 'grid'], moods: ['machine', 'racing'] },
  wheel: { symbols: ['wheel'], grounds: ['rays', 'stage', 'bokeh'], moods: ['playful', 'comic'] },
  roulette: { symbols: ['roulette'], grounds: ['felt', 'bokeh', 'city'], moods: ['bold', 'racing', 'myth'] },
  blackjack: { symbols: ['chip'], grounds: ['felt', 'bokeh'], moods: ['bold', 'slanted', 'myth'] },
  baccarat: { symbols: ['chip'], grounds: ['felt', 'curtain'], moods: ['myth', 'bold'] },
  poker: { symbols: ['chip'], grounds: ['felt', 'night'], moods: ['bold', 'playful'] },
  live: { symbols: ['microphone', 'star'], grounds: ['stage'], moods: ['bold', 'racing', 'playful'] },
};

const names = Object.keys(palettes) as PaletteName[];
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\d]+/u);
/** Titles come from addresses too, and every object knows words such as `constructor`. */
const meaningOf = <Meaning>(table: Readonly<Record<string, Meaning>>, word: string): Meaning | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** The symbol that a text names, if any. */
export function symbolOf(text: string): SymbolName | undefined {
  return wordsOf(text)
    .map((word) => meaningOf(byWord, word)?.[0])
    .find(Boolean);
}

/** What a game looks like: the words of its title first, its name's hash where they say nothing. */
export function themeOf({ slug, title, kind }: Pick<ArtGame, 'slug' | 'title' | 'kind'>): Theme {
  const random = randomOf(slug);
  const words = wordsOf(title);
  const worded = words.map((word) => meaningOf(byWord, word)).find(Boolean);
  const palette = words.map((word) => meaningOf(paletteByWord, word)).find(Boolean) ?? random.pick(names);
  const { symbols, grounds, moods } = byKind[kind];
  // Half of the known symbols leave their usual scenery, so that one motif has many looks.
  const ground =
    worded && kind !== 'live' && random.next() < 0.55
      ? worded[1]
      : random.pick([...grounds, ...(worded ? [worded[1]] : [])]);
  return { palette, symbol: worded?.[0] ?? random.pick(symbols), ground, mood: random.pick(moods) };
}
