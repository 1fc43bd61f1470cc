import type { Face, Layout } from './faces/face.ts';
import { canvasOf, drawPicture, layouts, isForPhones, withoutSuffix } from './faces/picture.ts';
import { symbolOf } from './themes.ts';
import { symbols, type SymbolName } from './symbols/index.ts';

const isWelcome = (name: string): boolean => name.split('-').includes('welcome');

function draw(face: Face, name: string, layout: Layout): string {
  const canvas = canvasOf(face, `banner/${name}`);
  const { random, pen } = canvas;
  const named = isWelcome(name) ? face.emblem : symbolOf(name);
  const main = named ?? random.pick(face.companions);
  const companions = random.shuffle(face.companions.filter((symbol) => symbol !== main)).slice(0, 4);
  const drawing = (symbol: SymbolName) => symbols[symbol](pen);
  return drawPicture(face, canvas, layout, { main: drawing(main), companions: companions.map(drawing) });
}

/** A banner for any name, 16:9; a word in it such as `jackpot` or `koi` selects the symbol. */
export const drawBanner = (face: Face, name: string): string =>
  draw(face, withoutSuffix(name), isForPhones(name) ? layouts.phone : layouts.wide);

/** The tile of a category, 4:3. */
export const drawTile = (face: Face, name: string): string => draw(face, name, layouts.tile);
