import { symbolOf, themeOf } from './themes.ts';
import { palettes, type Palette } from './palettes.ts';
import { box, circle, createPen, ellipse, group, range, round, slice } from './pen.ts';
import { randomFromText } from './random.ts';
import type { Canvas } from './backgrounds.ts';
import { hero, sparkle } from './compositions/parts.ts';
import { symbols, type SymbolName } from './symbols/index.ts';

/**
 * `wide` (16:9) keeps its left half free for the page's text, `tile` (4:3) its bottom. Banners have no lettering, since
 * it could not be translated.
 */
export type Shape = 'wide' | 'tile';
const shapes = {
  wide: { width: 1600, height: 900, x: 1120, y: 440, scale: 1.3 },
  tile: { width: 800, height: 600, x: 400, y: 270, scale: 0.86 },
} as const;

const companions: readonly SymbolName[] = [
  'coin',
  'gem',
  'ruby',
  'star',
  'crown',
  'goldBars',
  'clover',
  'bell',
  'seven',
  'chip',
  'dice',
  'flower',
  'lantern',
];

/** A banner for any id; a word in it such as `jackpot` or `koi` selects the symbol. */
export function drawBanner(id: string, shape: Shape): string {
  const { width, height, x, y, scale } = shapes[shape];
  const random = randomFromText(`banner/${id}`);
  const theme = themeOf({ slug: id, title: id.replaceAll('-', ' '), kind: 'slot' });
  const palette: Palette = palettes[theme.palette];
  const canvas: Canvas = { pen: createPen(), palette, random };
  const { pen } = canvas;
  const [edge, middle, light] = palette.background;
  const main = symbolOf(id) ?? random.pick(companions);
  const [a = 'coin', b = 'gem', c = 'star', d = 'ruby'] = random.shuffle(companions.filter((name) => name !== main));
  const dots = range(26)
    .map(() => {
      const fill = random.pick([light, palette.accent, '#ffffff']);
      const [dotX, dotY] = [random.integer(0, width), random.integer(0, height)];
      return circle(dotX, dotY, random.integer(10, 80), fill, `opacity="${round(0.06 + random.next() * 0.16)}"`);
    })
    .join('');
  const coins = range(16)
    .map(() => {
      const size = 0.2 + random.next() * 0.26;
      const turn = `rotate(${random.integer(-50, 50)}) scale(${round(size * (0.4 + random.next() * 0.6))} ${round(size)})`;
      return group(symbols.coin(pen), `translate(${random.integer(-430, 430)} ${random.integer(-330, 300)}) ${turn}`);
    })
    .join('');
  const shade =
    shape === 'wide'
      ? box(0, 0, width, height, pen.linear([`${palette.ink}/0`, `${palette.ink}/0.25`, `${palette.ink}/0.88`], 90))
      : box(0, height / 2, width, height / 2, pen.linear([`${palette.ink}/0`, `${palette.ink}/0.85`]));
  const arrangement =
    coins +
    hero(canvas, c, -190, -190, 0.8, -14) +
    hero(canvas, d, 210, -180, 0.85, 14) +
    hero(canvas, a, -280, 120, 1.25, -10) +
    hero(canvas, b, 290, 110, 1.3, 10) +
    hero(canvas, main, 0, 0, 2.25) +
    sparkle(130, -220, 44) +
    sparkle(-90, 190, 30);
  const body =
    box(0, 0, width, height, pen.radial([light, middle, edge, palette.ink], x / width, y / height, 0.8)) +
    group(
      range(18)
        .map((index) => wedge(index, light))
        .join(''),
      `translate(${x} ${y})`,
    ) +
    dots +
    circle(x, y, 330 * scale, pen.radial([`${light}/0.95`, `${light}/0.2`, `${light}/0`])) +
    ellipse(x, y + 250 * scale, 420 * scale, 60, palette.ink, 'opacity=".35"') +
    shade +
    group(arrangement, `translate(${x} ${y}) scale(${scale})`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.defs()}${body}</svg>`;
}

const wedge = (index: number, fill: string): string =>
  `<path d="${slice(index * 20, index * 20 + 10, 1900)}" fill="${fill}" opacity=".14"/>`;
