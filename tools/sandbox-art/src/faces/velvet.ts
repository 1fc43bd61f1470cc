import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, circle, data, ellipse, group, line, path, range } from '../pen.ts';
import { arrange, merge, shadowOf, tint, type Face, type Layout, type Place } from './face.ts';

/** Curtains of plum velvet, a spotlight, and a podium with rims of rose gold. */

const palette: Palette = {
  background: ['#24081f', '#8a1a5a', '#f5c2a8'],
  metal: ['#fff1e6', '#f0b498', '#8a4438'],
  letters: ['#fff6f0', '#f7cfae', '#e58f86'],
  ink: '#190412',
  accent: '#e0509b',
};
const ramp = ['#3a0a2e', '#a31f6b', '#e8609f', '#f7bfa6', '#fff4ea'];
const roseGold = ['#fff1e6', '#f0b498', '#a65a4c', '#f7cfae'] as const;

/** Folds between two edges; each edge goes from (top, 0) to (bottom, height) in a curve. */
function folds({ pen }: Canvas, height: number, count: number, outer: number, top: number, bottom: number): string {
  const fill = pen.linear(['#2a0622', '#5d1145', '#8d1d62', '#4d0e39', '#230519'], -90);
  const edge = (share: number) => {
    const [from, to] = [outer + (top - outer) * share, outer + (bottom - outer) * share];
    return { from, to, bend: from + (to - from) * 0.15 };
  };
  return range(count)
    .map((index) => {
      const [a, b] = [edge(index / count), edge((index + 1) / count)];
      return path(
        data`M${a.from} 0H${b.from}C${b.bend} ${height * 0.42} ${b.to} ${height * 0.6} ${b.to} ${height}H${a.to}C${a.to} ${height * 0.6} ${a.bend} ${height * 0.42} ${a.from} 0Z`,
        fill,
      );
    })
    .join('');
}

/** Swags along the top, with a fringe. */
function valance({ pen }: Canvas, width: number, size: number): string {
  const count = Math.round(width / (size * 2.3));
  const step = width / count;
  const cloth = pen.linear(['#3f0a31', '#8d1d62', '#5d1145']);
  return range(count)
    .map((index) => {
      const x = index * step;
      const swag = data`${x} ${size * 0.42}Q${x + step / 2} ${size * 1.5} ${x + step} ${size * 0.42}`;
      return (
        path(data`M${x} 0V${size * 0.42}Q${x + step / 2} ${size * 1.5} ${x + step} ${size * 0.42}V0Z`, cloth) +
        line(`M${swag}`, '#f0b498', 7) +
        line(
          data`M${x + step * 0.12} 0Q${x + step / 2} ${size * 0.9} ${x + step * 0.88} 0`,
          '#2a0622',
          3,
          'opacity=".45"',
        )
      );
    })
    .join('');
}

const podium = ({ pen }: Canvas): string =>
  [
    [252, 430, 62, 40],
    [206, 300, 44, 46],
  ]
    .map(([y = 0, rx = 0, ry = 0, high = 0]) => {
      const side = data`M${-rx} ${y}V${y + high}A${rx} ${ry} 0 0 0 ${rx} ${y + high}V${y}Z`;
      return (
        path(side, pen.linear(['#2a0622', '#7d1658', '#b5407f', '#5a1249', '#240519'], -90)) +
        line(data`M${-rx} ${y + high}A${rx} ${ry} 0 0 0 ${rx} ${y + high}`, '#a65a4c', 4) +
        ellipse(0, y, rx, ry, pen.radial(['#f08ab8', '#a32a70', '#5a1249'])) +
        ellipse(0, y, rx, ry, 'none', `stroke="${pen.linear(roseGold, -90)}" stroke-width="8"`)
      );
    })
    .join('');

/** Lamps along the edge of the stage. */
const footlights = ({ pen }: Canvas, { height, x, scale }: Layout): string => {
  const glow = pen.radial(['#ffe9d6/0.9', '#f0a48c/0.35', '#f0a48c/0']);
  return range(7)
    .map((index) => {
      const at = x + (index - 3) * 150 * scale;
      return circle(at, height - 10, 54, glow) + ellipse(at, height - 6, 15, 13, '#fff4ea');
    })
    .join('');
};

const finish: Face['finish'] = ({ pen }, drawing) =>
  group(
    drawing,
    '',
    `filter="${tint(pen, ramp, 0.3, shadowOf('glow', 14, '#ffb3c8', 0.5) + shadowOf('dark', 5, '#190412', 0.6, 0, 7) + merge('glow', 'dark', 'tinted'))}"`,
  );

const places: readonly Place[] = [
  [0, -6, 2.1],
  [-318, 156, 0.86, -6],
  [320, 154, 0.88, 6],
  [-284, -120, 0.48, -14],
  [290, -130, 0.5, 14],
];

export const velvet: Face = {
  palette,
  emblem: 'mask',
  companions: ['ruby', 'crown', 'dice', 'microphone', 'star', 'flower', 'coin', 'bell'],
  background(canvas, layout) {
    const { pen } = canvas;
    const { width, height, x, y, scale } = layout;
    const beam = (foot: number) =>
      data`M${x - 60 * scale} 0L${x - foot * scale} ${y + 300 * scale}H${x + foot * scale}L${x + 60 * scale} 0Z`;
    return (
      box(0, 0, width, height, pen.radial(['#7a1a56', '#3d0c31', '#1c0518'], x / width, 0.44, 0.62)) +
      path(beam(520), pen.linear(['#ffd9c4/0.34', '#f08ab8/0.12', '#f08ab8/0'])) +
      path(beam(340), pen.linear(['#fff1e6/0.5', '#f7cfae/0.22', '#f7cfae/0.05'])) +
      box(0, y + 290 * scale, width, height, pen.linear(['#5a1249', '#240519'])) +
      ellipse(x, y + 300 * scale, 620 * scale, 84 * scale, pen.radial(['#ffc9b0/0.7', '#e0509b/0.3', '#e0509b/0']))
    );
  },
  subject: (canvas, { main, companions }) =>
    podium(canvas) +
    ellipse(0, 206, 190, 24, '#190412', 'opacity=".4"') +
    circle(0, -20, 300, canvas.pen.radial(['#ffe9dc/0.6', '#f5a8b8/0.22', '#f5a8b8/0'])) +
    arrange(
      [main, ...companions].map((drawing) => finish(canvas, drawing)),
      places,
    ),
  foreground(canvas, layout) {
    const { width, height, x, scale } = layout;
    const [left, right] = [x - 430 * scale, x + 430 * scale];
    const reach = 150 * scale;
    return (
      folds(canvas, height, Math.max(4, Math.round(left / 92)), -30, left + 40 * scale, left - reach * 0.4) +
      folds(
        canvas,
        height,
        Math.max(3, Math.round((width - right) / 78)),
        width + 30,
        right - 10 * scale,
        right + reach * 0.4,
      ) +
      valance(canvas, width, height * 0.13) +
      footlights(canvas, layout)
    );
  },
  finish,
};
