import type { Canvas } from '../backgrounds.ts';
import { height, width } from '../backgrounds.ts';
import { box, circle, ellipse, group, line, path, place, range, round, star } from '../pen.ts';
import { symbols, type SymbolName } from '../symbols/index.ts';

/** The part of a thumbnail between background and title, and the baseline of the title. */
export interface Composition {
  markup: string;
  /** Drawn above the vignette, such as a plate under the title. */
  front?: string;
  titleY?: number;
}

/** Adds a dark outline and a soft shadow, so that the content stands out from any background. */
function outlined({ pen, palette }: Canvas, markup: string, transform: string): string {
  const filter = pen.define(
    'lift',
    `<filter id="ID" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="3.2"/><feComponentTransfer result="edge"><feFuncA type="linear" slope="22" intercept="-0.5"/></feComponentTransfer><feFlood flood-color="${palette.ink}"/><feComposite in2="edge" operator="in" result="outline"/><feGaussianBlur in="edge" stdDeviation="9"/><feOffset dy="14" result="far"/><feFlood flood-color="#000" flood-opacity=".55"/><feComposite in2="far" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="outline"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  return `<g filter="${filter}">${group(markup, transform)}</g>`;
}

/** A symbol with outline and shadow. */
export function hero(canvas: Canvas, name: SymbolName, x: number, y: number, scale: number, turn = 0): string {
  return outlined(canvas, symbols[name](canvas.pen), `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);
}

export const lift = (canvas: Canvas, markup: string): string => outlined(canvas, markup, '');

/** A metal ring set with stones. */
export function medallion({ pen, palette }: Canvas, x: number, y: number, r: number): string {
  const [bright, metal, shade] = palette.metal;
  return group(
    circle(0, 0, r, pen.linear([bright, metal, shade, metal])) +
      circle(0, 0, r * 0.93, pen.linear([shade, bright])) +
      circle(
        0,
        0,
        r * 0.87,
        pen.radial([palette.background[2], palette.background[1], palette.background[0]], 0.5, 0.4, 0.6),
      ) +
      range(16)
        .map((index) =>
          group(circle(0, -r * 0.935, r * 0.028, index % 4 ? bright : palette.accent), `rotate(${index * 22.5})`),
        )
        .join(''),
    `translate(${x} ${y})`,
  );
}

/** One cell of a reel with its symbol. */
export function tile(
  { pen, palette }: Canvas,
  name: SymbolName | undefined,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const [bright, metal, shade] = palette.metal;
  return (
    box(x, y, w, h, pen.linear([bright, metal, shade]), 12) +
    box(x + 5, y + 5, w - 10, h - 10, pen.linear(['#ffffff', '#f3ead6', '#c9b48c']), 9) +
    box(x + 5, y + 5, w - 10, h - 10, pen.linear(['#000/0.28', '#000/0', '#000/0.28']), 9) +
    (name ? place(symbols[name](pen), x + w / 2, y + h / 2, Math.min(w, h) / 250) : '')
  );
}

export function coins(canvas: Canvas, count: number, bottom: number, top: number): string {
  const { pen, random } = canvas;
  return range(count)
    .map(() => {
      const x = random.integer(-10, 610);
      const y = random.integer(top, bottom);
      const squeeze = 0.35 + random.next() * 0.65;
      const scale = 0.2 + random.next() * 0.24;
      return group(
        symbols.coin(pen),
        `translate(${x} ${y}) rotate(${random.integer(-40, 40)}) scale(${round(scale * squeeze)} ${round(scale)})`,
      );
    })
    .join('');
}

export function plate(
  canvas: Canvas,
  text: string,
  y: number,
  size: number,
  fill: readonly [string, string] = ['#ff4b5c', '#9a0b25'],
): string {
  const { pen, palette } = canvas;
  const half = text.length * size * 0.36 + 30;
  return group(
    box(-half - 7, -size * 0.72, half * 2 + 14, size * 1.44, pen.linear(palette.metal), 16) +
      box(-half, -size * 0.6, half * 2, size * 1.2, pen.linear(fill), 12) +
      `<text x="0" y="${round(size * 0.34)}" font-family="Barlow Black" font-size="${size}" text-anchor="middle" fill="#fff" letter-spacing="3">${text}</text>`,
    `translate(${width / 2} ${y})`,
  );
}

/** Darkens the bottom, where the title is, and slightly the edges. */
export const vignette = ({ pen, palette }: Canvas): string =>
  box(0, 430, width, height - 430, pen.linear([`${palette.ink}/0`, `${palette.ink}/0.5`, `${palette.ink}/0.92`])) +
  box(0, 0, width, height, pen.radial(['#000/0', '#000/0', '#000/0.45'], 0.5, 0.45, 0.75));

export const sparkle = (x: number, y: number, size: number): string =>
  path(star(4, size, size * 0.16), '#fff', `transform="translate(${x} ${y})"`);

/** A dealer or show host: head and shoulders. */
export function host({ pen, palette }: Canvas, x: number, y: number, scale: number, variant: number): string {
  const [light, dark] = skins[variant % skins.length] ?? skins[0];
  const hair = hairs[(variant * 3 + 1) % hairs.length] ?? hairs[0];
  const skin = pen.linear([light, dark]);
  const long = variant % 2 === 0;
  const collar = long
    ? path('M-30 64C-14 92 14 92 30 64L12 150H-12Z', skin) + circle(0, 98, 7, pen.linear(palette.metal))
    : path('M-32 58 0 84 32 58 46 200H-46Z', '#fbfbff') +
      path('M0 86-28 70V102ZM0 86 28 70V102Z', palette.accent) +
      circle(0, 86, 7, palette.metal[0]);
  const back = long
    ? path('M0-138C58-138 72-92 70-40 68 4 88 40 72 82 36 96-36 96-72 82-88 40-68 4-70-40-72-92-58-138 0-138Z', hair)
    : '';
  const fringe = long
    ? 'M-54-34C-66-116-26-140 4-138 50-136 64-98 54-34 50-70 26-92-14-100-42-90-50-68-54-34Z'
    : 'M-52-54C-62-116-28-140 6-138 50-134 62-102 52-54 48-80 40-94 14-100-10-94-40-94-52-54Z';
  return group(
    back +
      path('M-24 10H24V66L0 84-24 66Z', dark) +
      path('M-158 210C-158 112-104 78-30 60L0 84 30 60C104 78 158 112 158 210Z', pen.linear(['#33384f', '#11131f'])) +
      collar +
      path('M-30 60-68 76-14 176 -6 118ZM30 60 68 76 14 176 6 118Z', pen.linear([palette.background[1], palette.ink])) +
      path('M0-120C40-120 54-92 50-54 47-18 28 34 0 38-28 34-47-18-50-54-54-92-40-120 0-120Z', skin) +
      circle(-30, 0, 13, '#e86a5a', 'opacity=".22"') +
      circle(30, 0, 13, '#e86a5a', 'opacity=".22"') +
      path(fringe, hair) +
      ellipse(-19, -42, 5.5, 6.5, '#21141a') +
      ellipse(19, -42, 5.5, 6.5, '#21141a') +
      circle(-17, -44, 1.8, '#fff') +
      circle(21, -44, 1.8, '#fff') +
      line('M-29-56C-22-61-15-61-9-58M9-58C15-61 22-61 29-56', hair, 4) +
      path(
        'M-19 2C-8 6 8 6 19 2 12 20-12 20-19 2Z',
        '#fff',
        'stroke="#a8323c" stroke-width="3.5" stroke-linejoin="round"',
      ) +
      line('M1-32-4-16 3-14', dark, 3.5),
    `translate(${x} ${y}) scale(${scale})`,
  );
}

const skins = [
  ['#ffe0c8', '#e8b393'],
  ['#d39a6c', '#a06a42'],
  ['#f6c9a4', '#d09a70'],
  ['#9a6746', '#6d432a'],
] as const;
const hairs = ['#2a1510', '#6b3a1a', '#15121a', '#a87132'] as const;
