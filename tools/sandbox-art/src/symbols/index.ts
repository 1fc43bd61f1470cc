import type { Pen } from '../pen.ts';
import * as casino from './casino.ts';
import * as gifts from './gifts.ts';
import * as myth from './myth.ts';
import * as nature from './nature.ts';
import * as objects from './objects.ts';

export { card, chip, rouletteWheel, suits, wheel, type Suit } from './casino.ts';

/** Theme symbols by name, drawn in a box from -100 to 100. */
export const symbols = {
  fox: nature.fox,
  koi: nature.koi,
  horse: nature.horse,
  bull: nature.bull,
  tree: nature.tree,
  flower: nature.flower,
  palm: nature.palm,
  comet: nature.comet,
  mountain: nature.mountain,
  phoenix: nature.bird,
  observatory: nature.moonTower,
  lantern: objects.lantern,
  ship: objects.ship,
  camel: objects.camel,
  train: objects.train,
  mask: objects.mask,
  compass: objects.compass,
  bolt: objects.bolt,
  vault: objects.vault,
  castle: objects.castle,
  goldBars: objects.goldBars,
  coin: objects.coin,
  rocket: objects.rocket,
  paperPlane: objects.paperPlane,
  balloon: objects.balloon,
  microphone: objects.microphone,
  crown: objects.crown,
  seven: casino.seven,
  cherries: casino.cherries,
  citrus: casino.citrus,
  plum: casino.plum,
  bell: casino.bell,
  melon: casino.melon,
  gem: (pen: Pen) => casino.gem(pen),
  ruby: (pen: Pen) => casino.gem(pen, ['#ffd3dc', '#ff3b5f', '#8a0730']),
  star: casino.starSymbol,
  clover: casino.clover,
  dice: casino.dice,
  chip: (pen: Pen) => casino.chip(pen),
  wheel: (pen: Pen) =>
    casino.wheel(pen, ['#ff4d6d', '#ffd23c', '#2bb6ff', '#7be05a', '#a35cff'], 10, ['#fff6bd', '#f8bf3a', '#8a5208']),
  roulette: casino.rouletteWheel,
  hammer: myth.hammer,
  pharaoh: myth.pharaoh,
  trident: myth.trident,
  dragon: myth.dragon,
  labyrinth: myth.labyrinth,
  oracle: myth.oracle,
  reels: gifts.reels,
  lucky: gifts.lucky,
  gift: gifts.gift,
  coins: gifts.coins,
  fir: gifts.fir,
  bauble: gifts.bauble,
  candle: gifts.candle,
} as const satisfies Record<string, (pen: Pen) => string>;

export type SymbolName = keyof typeof symbols;
/** Those that games show. */
export type GameSymbolName = Exclude<SymbolName, keyof typeof gifts>;
