import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, data, group, path, range, star } from '../pen.ts';
import { around, arrange, at, merge, rimOf, tint, type Face, type Layout, type Place } from './face.ts';

/** Layers of cut paper with hard shadows on a wall of bricks; what it shows are stickers. No gradients. */

interface Sheets {
  sheet: string;
  /** Behind each other, the first at the back. */
  discs: readonly [string, string, string];
  hills: readonly [string, string, string];
  bricks: readonly [string, string, string];
  cloud: string;
  bits: readonly string[];
  shadow: string;
}

const day: Sheets = {
  sheet: '#fdf0e3',
  discs: ['#fbe1cf', '#ffcdb9', '#f08f73'],
  hills: ['#ffd3c1', '#f3dcc4', '#12305a'],
  bricks: ['#d6523a', '#c83f2a', '#e2735b'],
  cloud: '#ffffff',
  bits: ['#12305a', '#c83f2a', '#f39a80', '#7fa6cf', '#ffffff'],
  shadow: '#12305a',
};
const evening: Sheets = {
  sheet: '#12305a',
  discs: ['#1a4078', '#24518f', '#c83f2a'],
  hills: ['#1a4078', '#0e274b', '#081a35'],
  bricks: ['#d6523a', '#c83f2a', '#e2735b'],
  cloud: '#2c5c9c',
  bits: ['#ffd9c9', '#e2735b', '#ffffff', '#7fa6cf'],
  shadow: '#04101f',
};

const palette: Palette = {
  background: ['#12305a', '#c83f2a', '#ffd9c9'],
  metal: ['#fffaf2', '#f39a80', '#8f2a1a'],
  letters: ['#fffdf8', '#ffd9c9', '#f39a80'],
  ink: '#12305a',
  accent: '#c83f2a',
};
/** The dark ones twice, so that there are areas of one colour rather than shades. */
const inks = {
  coral: ['#12305a', '#12305a', '#c83f2a', '#c83f2a', '#f08a6c', '#ffc9b3', '#ffe9dc', '#fffdf8'],
  navy: ['#0b1f3d', '#0b1f3d', '#12305a', '#1d4f8f', '#6f9bc9', '#c3d9ee', '#eaf2fa', '#fffdf8'],
} as const;

const places: readonly Place[] = [
  [0, -28, 2.05, -5],
  [-336, -66, 0.92, -14],
  [338, -86, 0.92, 12],
  [-398, 158, 0.66, 9],
  [404, 150, 0.68, -10],
];

const cloud = 'M-90 30C-124 30-126-14-92-16-94-54-40-66-22-40-4-78 66-66 62-24 104-30 112 30 70 30Z';

/** @param sheets the colours: daylight, or the evening for pictures on dark ground */
function paperOf({ sheet, discs, hills, bricks, cloud: cloudFill, bits, shadow }: Sheets): Face {
  const cut = (d: string, fill: string, depth = 9, opacity = 0.16): string =>
    path(d, shadow, `transform="translate(${depth * 0.7} ${depth})" opacity="${opacity}"`) + path(d, fill);
  const disc = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

  const ground = ({ width: w, height: h }: Layout) =>
    cut(data`M0 ${h}V${h * 0.9}C${w * 0.24} ${h * 0.96} ${w * 0.5} ${h * 0.7} ${w} ${h * 0.62}V${h}Z`, hills[0]) +
    cut(data`M0 ${h}V${h * 0.97}C${w * 0.3} ${h * 0.86} ${w * 0.6} ${h * 0.94} ${w} ${h * 0.74}V${h}Z`, hills[1]);

  /** Under the subject, each row wider by one than that above it. */
  const wall = () =>
    range(4)
      .flatMap((row) =>
        range(4 + row).map((index) => {
          const x = (index - (3 + row) / 2) * 150;
          const fill = bricks[(index * 2 + row) % bricks.length] ?? bricks[0];
          return cut(data`M${x - 70} ${212 + row * 62}h140v54h-140Z`, fill, 7, 0.28);
        }),
      )
      .join('');

  /** Scraps of paper in the air. */
  const confetti = ({ random }: Canvas) =>
    range(22)
      .map(() => {
        const angle = random.next() * Math.PI * 2;
        const [x, y] = [Math.cos(angle) * random.integer(300, 520), -60 + Math.sin(angle) * random.integer(240, 330)];
        const shape = random.pick(['M-9-9H9V9H-9Z', 'M0-12 11 9H-11Z', disc(8), 'M-16-4H16V4H-16Z']);
        const scrap = cut(shape, random.pick(bits), 4, 0.22);
        return y > 170 ? '' : group(scrap, data`translate(${x} ${y}) rotate(${random.integer(0, 180)})`);
      })
      .join('');

  const sticker = ({ pen }: Canvas, drawing: string, ink: keyof typeof inks): string =>
    group(
      drawing,
      '',
      `filter="${tint(
        pen,
        inks[ink],
        0,
        `${rimOf('rim', 6, '#ffffff')}<feOffset in="rimAlpha" dx="9" dy="13" result="far"/><feFlood flood-color="${shadow}" flood-opacity=".3"/><feComposite in2="far" operator="in" result="shadow"/>${merge('shadow', 'rim', 'tinted')}`,
      )}"`,
    );

  return {
    palette,
    emblem: 'paperPlane',
    companions: ['coin', 'dice', 'seven', 'clover', 'bell', 'cherries', 'star', 'chip'],
    background: (canvas, layout) =>
      box(0, 0, layout.width, layout.height, sheet) +
      around(cut(disc(470), discs[0], 12) + cut(disc(372), discs[1], 12) + cut(disc(272), discs[2], 12), {
        ...layout,
        y: layout.y - 20 * layout.scale,
      }) +
      ground(layout) +
      around(
        group(cut(cloud, cloudFill, 10), 'translate(-330 -250) scale(1.1)') +
          group(cut(cloud, cloudFill, 10), 'translate(372 -232) scale(.8)') +
          confetti(canvas) +
          wall(),
        layout,
      ),
    subject(canvas, { main, companions }) {
      const [first = [0, 0, 1], ...others] = places;
      return (
        arrange(
          companions.map((drawing, index) => sticker(canvas, drawing, index === 1 || index === 2 ? 'navy' : 'coral')),
          others,
        ) + sticker(canvas, at(main, first), 'coral')
      );
    },
    foreground: (_canvas, { width: w, height: h }) =>
      cut(data`M0 ${h}V${h}C${w * 0.4} ${h * 0.98} ${w * 0.7} ${h * 0.98} ${w} ${h * 0.86}V${h}Z`, hills[2], 7) +
      path(star(5, 16, 7), bits[1] ?? sheet, `transform="translate(${w - 60} ${h - 34})"`),
    finish: (canvas, drawing) => sticker(canvas, drawing, 'coral'),
  };
}

export const paper = paperOf(day);
export const eveningPaper = paperOf(evening);
