import { drawLettering, type LetteringStyle } from './lettering.ts';
import { palettes, type Palette, type PaletteName } from './palettes.ts';
import { box, circle, createPen, group, line, path, place, range, round, star, type Pen } from './pen.ts';
import { randomFromText, type Random } from './random.ts';
import { symbols, type SymbolName } from './symbols/index.ts';

const svg = (pen: Pen, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.defs()}${body}</svg>`;

/** What makes a studio's pictures its own. */
export interface StudioLook {
  pen: Pen;
  palette: Palette;
  letteringStyle: LetteringStyle;
  /** Corners of its emblem, and which one it is. */
  sides: number;
  random: Random;
}

export function studioLook(slug: string): StudioLook {
  const random = randomFromText(`studio/${slug}`);
  const palette: Palette = palettes[random.pick(Object.keys(palettes) as PaletteName[])];
  const letteringStyle = random.pick<LetteringStyle>(['bold', 'racing', 'machine', 'myth', 'slanted', 'playful']);
  return { pen: createPen(), palette, letteringStyle, sides: random.integer(3, 8), random };
}

/** The studio's emblem around the origin, about 140 by 140. To be drawn once per look. */
export function emblemOf({ pen, palette, sides, random }: StudioLook): string {
  const [bright, metal, shade] = palette.metal;
  const fill = pen.linear([bright, metal, shade]);
  const emblems: readonly (() => string)[] = [
    () => path(star(sides, 70, 34), fill) + circle(0, 0, 16, palette.background[0]),
    () => circle(0, 0, 66, 'none', `stroke="${metal}" stroke-width="12"`) + path(star(4, 60, 16), fill),
    () =>
      range(3)
        .map((index) => group(path('M0 0C-30-26-26-64 0-74 26-64 30-26 0 0Z', fill), `rotate(${index * 120})`))
        .join(''),
    () =>
      path('M-66 44 0-66 66 44Z', 'none', `stroke="${metal}" stroke-width="13" stroke-linejoin="round"`) +
      circle(0, 12, 20, fill),
    () =>
      range(4)
        .map((index) => line(`M${-54 + index * 36} 50V${-50 + Math.abs(1.5 - index) * 26}`, metal, 18))
        .join(''),
    () =>
      path('M0-72 62-36V36L0 72-62 36V-36Z', 'none', `stroke="${metal}" stroke-width="11" stroke-linejoin="round"`) +
      path('M0-34 30-17V17L0 34-30 17V-17Z', fill),
  ];
  return random.pick(emblems)();
}

/** A studio's tile: an emblem above its name, 640 by 480. */
export function drawStudio(slug: string, name: string): string {
  const look = studioLook(slug);
  const { pen, palette, letteringStyle } = look;
  const emblem = emblemOf(look);
  const lettering = drawLettering(pen, palette, name, letteringStyle, 520, 84, 150);
  return svg(
    pen,
    640,
    480,
    box(0, 0, 640, 480, pen.radial([palette.background[1], palette.background[0], palette.ink], 0.5, 0.32, 0.8)) +
      group(emblem, 'translate(320 150) scale(1.2)') +
      group(lettering.markup, `translate(320 ${round(340 + lettering.height / 2)})`),
  );
}

const ranks: readonly {
  metal: readonly [string, string, string];
  field: readonly [string, string];
  symbol: SymbolName;
}[] = [
  { metal: ['#ffe1c2', '#c9793f', '#6e3212'], field: ['#8a4a22', '#3b1806'], symbol: 'clover' },
  { metal: ['#ffffff', '#b9c6d6', '#5c6c83'], field: ['#4d6284', '#1b263d'], symbol: 'star' },
  { metal: ['#fff3b0', '#f6b93b', '#a35a0a'], field: ['#b0320f', '#540d07'], symbol: 'coin' },
  { metal: ['#e6fff0', '#6fdc9c', '#1c7a48'], field: ['#0f7a4a', '#03301c'], symbol: 'flower' },
  { metal: ['#f4feff', '#9fe3f5', '#2f7f9a'], field: ['#1f6fc0', '#071f4d'], symbol: 'gem' },
  { metal: ['#fffbe0', '#ffd75e', '#b8780a'], field: ['#1a1a26', '#000000'], symbol: 'crown' },
];

const rankNames: readonly string[] = ['copper', 'silver', 'gold', 'emerald', 'diamond'];

/** From 1; undefined for a name that is no rank's. */
export const rankLevel = (name: string): number | undefined => rankNames.indexOf(name.toLowerCase()) + 1 || undefined;

/** A rank's shield, 400 by 400 on a transparent background; ranks above the last one look like it. */
export function drawRank(level: number): string {
  const pen = createPen();
  const look = ranks[Math.min(Math.max(level, 1), ranks.length) - 1] ?? ranks[0];
  if (!look) throw new RangeError('no ranks');
  const shield = 'M0-170C60-140 110-132 150-132 156-20 130 100 0 176-130 100-156-20-150-132-110-132-60-140 0-170Z';
  const stars = range(Math.min(level, 6))
    .map((index) =>
      group(path(star(5, 20, 9), look.metal[0]), `translate(${(index - (Math.min(level, 6) - 1) / 2) * 38} 112) `),
    )
    .join('');
  return svg(
    pen,
    400,
    400,
    group(
      path(shield, pen.linear(look.metal)) +
        group(path(shield, pen.linear(look.field)), 'scale(.86)') +
        place(symbols[look.symbol](pen), 0, -22, 0.82) +
        stars,
      'translate(200 200)',
    ),
  );
}
