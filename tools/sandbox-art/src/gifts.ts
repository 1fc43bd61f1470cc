import type { Canvas } from './backgrounds.ts';
import { merge, rimOf, type Face, type Layout } from './faces/face.ts';
import { canvasOf, drawPicture, isForPhones, layouts, withoutSuffix } from './faces/picture.ts';
import { group } from './pen.ts';
import { symbols, type SymbolName } from './symbols/index.ts';

/** The pictures of rewards and of a calendar. */

const prizes = {
  spins: 'reels',
  'many-spins': 'lucky',
  bonus: 'gift',
  cash: 'coins',
  'much-cash': 'goldBars',
  points: 'star',
} as const satisfies Record<string, SymbolName>;
export type PrizeName = keyof typeof prizes;
export const prizeNames = Object.keys(prizes) as PrizeName[];

/** In the order in which doors show them. */
export const doorMotifs = ['fir', 'star', 'bauble', 'bell', 'candle', 'gift'] as const satisfies readonly SymbolName[];

/** Pictures that are shown small have an outline, without which light things are lost on light ground. */
function outlined({ pen, palette }: Canvas, drawing: string): string {
  const filter = pen.define(
    'outline',
    `<filter id="ID" x="-15%" y="-15%" width="130%" height="130%">${rimOf('rim', 3, palette.ink)}${merge('rim', 'SourceGraphic')}</filter>`,
  );
  return group(drawing, '', `filter="${filter}"`);
}

function draw(face: Face, layout: Layout, main: SymbolName, companions: readonly SymbolName[] = []): string {
  const canvas = canvasOf(face, `gift/${main}`);
  const drawing = (symbol: SymbolName) => symbols[symbol](canvas.pen);
  return drawPicture(face, canvas, layout, {
    main: outlined(canvas, drawing(main)),
    companions: companions.map(drawing),
  });
}

export const drawPrize = (face: Face, name: string): string | undefined =>
  Object.hasOwn(prizes, name) ? draw(face, layouts.prize, prizes[name as PrizeName]) : undefined;

export function drawDoor(face: Face, name: string): string | undefined {
  const motif = doorMotifs.find((each) => each === name);
  return motif && draw(face, layouts.door, motif);
}

export const drawCalendar = (face: Face, name: string): string | undefined =>
  withoutSuffix(name) === 'christmas'
    ? draw(face, isForPhones(name) ? layouts.phone : layouts.wide, 'fir', ['gift', 'bell', 'bauble', 'candle'])
    : undefined;
