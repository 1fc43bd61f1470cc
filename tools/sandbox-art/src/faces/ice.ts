import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, circle, data, ellipse, group, line, path, range } from '../pen.ts';
import { around, arrange, at, merge, rimOf, shadowOf, tint, type Face, type Layout, type Place } from './face.ts';

/** A clear morning over ice: pale facets, spruces, and crystals in which things are. */

interface Light {
  sky: readonly string[];
  sun: string;
  peaks: readonly [string, string, string];
  spruces: readonly [string, string, string];
  blocks: readonly string[];
  rim: string;
}

const morning: Light = {
  sky: ['#cfe7f4', '#e6f3f9', '#fbfdfe'],
  sun: '#ffffff',
  peaks: ['#ffffff', '#d3e8f2', '#b4d5e6'],
  spruces: ['#a9cdd0', '#4f9488', '#0f5c4a'],
  blocks: ['#ffffff', '#eaf5fa', '#d6ebf4', '#c2e0ee'],
  rim: '#ffffff',
};
const polarNight: Light = {
  sky: ['#08333b', '#0d4f5c', '#1d7686'],
  sun: '#bff3ff',
  peaks: ['#3f8fa3', '#17687a', '#0f5262'],
  spruces: ['#0f5262', '#0a3f49', '#062b32'],
  blocks: ['#1f7a8d', '#17687a', '#115866', '#0d4f5c'],
  rim: '#d8f6ff',
};

const palette: Palette = {
  background: ['#0f5c4a', '#58b4dd', '#e3f4fb'],
  metal: ['#ffffff', '#9fd3ea', '#1a73a8'],
  letters: ['#ffffff', '#c9ecfa', '#58b4dd'],
  ink: '#0c3a44',
  accent: '#0f5c4a',
};
const ramp = ['#0b4438', '#0f6c62', '#2384b4', '#74bcde', '#c4e6f5', '#ffffff'];

/** The crystal's outline and the face that looks at us, from its top, clockwise. */
const outer = [
  [0, -322],
  [214, -196],
  [236, 120],
  [0, 286],
  [-236, 120],
  [-214, -196],
] as const;
const inner = [
  [0, -214],
  [128, -130],
  [142, 84],
  [0, 182],
  [-142, 84],
  [-128, -130],
] as const;
/** Of its sides, in the light from above on the left. */
const shades = ['#e3f4fb', '#9ed2ea', '#6db6da', '#8cc8e4', '#c4e5f3', '#ffffff'] as const;

type Point = readonly [number, number];
const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** The sides of the crystal; `isFront` for those that lie over what is in it. */
const crystal = ({ pen }: Canvas, { rim }: Light, isFront: boolean): string => {
  const facets = outer.map((from, index) => {
    const next = (index + 1) % outer.length;
    const side = [from, outer[next] ?? from, inner[next] ?? from, inner[index] ?? from];
    return path(polygon(side), shades[index] ?? rim, `opacity="${isFront ? 0.2 : 0.92}"`);
  });
  if (isFront)
    return (
      facets.join('') +
      path('M-120-140 0-214 60-176-96 40-142 84Z', '#ffffff', 'opacity=".22"') +
      line(polygon(outer), rim, 5) +
      line(polygon(inner), rim, 2, 'opacity=".8"') +
      outer.map(([x, y], index) => line(`M${x} ${y}L${inner[index]?.join(' ')}`, rim, 2.5, 'opacity=".85"')).join('')
    );
  return path(polygon(outer), pen.linear(['#ffffff', '#cfeaf6', '#9fd3ec'], 24)) + facets.join('');
};

const spruce = (x: number, foot: number, size: number, fill: string): string =>
  path(
    data`M${x} ${foot - size}l${size * 0.16} ${size * 0.32}h${-size * 0.07}l${size * 0.16} ${size * 0.3}h${-size * 0.08}l${size * 0.18} ${size * 0.32}h${-size * 0.7}l${size * 0.18} ${-size * 0.32}h${-size * 0.08}l${size * 0.16} ${-size * 0.3}h${-size * 0.07}Z`,
    fill,
  );

/** A row of spruces from `from` to `to`, denser and larger to its right end. */
const forest = ({ random }: Canvas, from: number, to: number, foot: number, size: number, fill: string): string =>
  range(15)
    .map((index) => {
      const share = index / 14;
      const tall = size * (0.55 + share * 0.6) * (0.8 + random.next() * 0.4);
      return spruce(from + (to - from) * share + random.integer(-14, 14), foot, tall, fill);
    })
    .join('');

const mountains = ({ width: w, height: h }: Layout, [bright, middle, deep]: Light['peaks']): string =>
  [
    [0.3, 0.42, 0.2],
    [0.56, 0.24, 0.26],
    [0.86, 0.16, 0.3],
  ]
    .map(([top = 0, y = 0, half = 0]) => {
      const [x, peak, foot] = [w * top, h * y, h * 0.72];
      return (
        path(data`M${x} ${peak}L${x - w * half} ${foot}H${x + w * half}Z`, middle) +
        path(
          data`M${x} ${peak}L${x + w * half} ${foot}H${x + w * half * 0.1}L${x - w * half * 0.08} ${peak + (foot - peak) * 0.5}Z`,
          deep,
        ) +
        path(
          data`M${x} ${peak}l${-w * half * 0.3} ${(foot - peak) * 0.3} ${w * half * 0.16} ${-(foot - peak) * 0.04} ${w * half * 0.12} ${(foot - peak) * 0.08} ${w * half * 0.1} ${-(foot - peak) * 0.08} ${w * half * 0.16} ${(foot - peak) * 0.02}Z`,
          bright,
        )
      );
    })
    .join('');

/** Floes of ice: a band of flat facets below the horizon. */
const floes = ({ random }: Canvas, { width, height }: Layout, blocks: Light['blocks']): string => {
  const top = height * 0.7;
  const columns = 9;
  const edge = range(columns + 1).map((index) => [(width / columns) * index, top + random.integer(-10, 12)] as const);
  return edge
    .slice(1)
    .map(([right, rightY], index) => {
      const [left, leftY] = edge[index] ?? [0, top];
      const [middle, low] = [(left + right) / 2 + random.integer(-40, 40), top + random.integer(70, 150)];
      const fill = (step: number) => blocks[(index + step) % blocks.length] ?? '#ffffff';
      return (
        path(data`M${left} ${leftY}L${right} ${rightY}L${middle} ${low}Z`, fill(0)) +
        path(data`M${left} ${leftY}L${middle} ${low}L${left + 30} ${height}H${left - 80}Z`, fill(1)) +
        path(data`M${right} ${rightY}L${middle} ${low}L${left + 30} ${height}H${right + 60}Z`, fill(2))
      );
    })
    .join('');
};

const places: readonly Place[] = [
  [-352, 118, 0.92, -7],
  [354, 112, 0.94, 7],
  [-300, -176, 0.5, -10],
  [308, -186, 0.52, 10],
];

/** @param light of the morning, or of the polar night for pictures on dark ground */
function iceOf(light: Light): Face {
  const finish: Face['finish'] = ({ pen }, drawing) =>
    group(
      drawing,
      '',
      `filter="${tint(pen, ramp, 0.1, rimOf('rim', 2.5, '#ffffff') + shadowOf('shadow', 9, '#0b4a63', 0.42, 0, 12) + merge('shadow', 'rim', 'tinted'))}"`,
    );
  return {
    palette,
    emblem: 'compass',
    companions: ['gem', 'coin', 'fox', 'crown', 'star', 'clover', 'dice', 'bell'],
    background: (canvas, layout) =>
      box(0, 0, layout.width, layout.height, canvas.pen.linear(light.sky)) +
      around(
        circle(120, -180, 420, canvas.pen.radial([`${light.sun}/1`, `${light.sun}/0.5`, `${light.sun}/0`])),
        layout,
      ) +
      mountains(layout, light.peaks) +
      forest(
        canvas,
        layout.width * 0.1,
        layout.width * 1.02,
        layout.height * 0.73,
        layout.height * 0.13,
        light.spruces[0],
      ) +
      forest(
        canvas,
        layout.width * 0.44,
        layout.width * 1.04,
        layout.height * 0.76,
        layout.height * 0.24,
        light.spruces[1],
      ) +
      floes(canvas, layout, light.blocks),
    subject: (canvas, { main, companions }) =>
      ellipse(0, 268, 330, 34, light.spruces[1], 'opacity=".3"') +
      arrange(
        companions.map((drawing) => finish(canvas, drawing)),
        places,
      ) +
      crystal(canvas, light, false) +
      finish(canvas, at(main, [0, -16, 1.62])) +
      crystal(canvas, light, true),
    foreground: (canvas, { width, height, x, scale }) =>
      forest(
        canvas,
        Math.min(width * 0.9, x + 470 * scale),
        width * 1.02,
        height * 1.02,
        height * 0.34,
        light.spruces[2],
      ) +
      spruce(x - 590 * scale, height * 1.02, height * 0.3, light.spruces[2]) +
      spruce(x - 660 * scale, height * 1.02, height * 0.22, light.spruces[1]),
    finish,
  };
}

export const ice = iceOf(morning);
export const polarIce = iceOf(polarNight);
