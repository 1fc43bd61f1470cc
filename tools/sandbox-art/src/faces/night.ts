import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, circle, data, group, line, path, range, round, star } from '../pen.ts';
import { around, arrange, at, blur, merge, shadowOf, tint, type Face, type Layout, type Place } from './face.ts';

/** A midnight sky with stars and an aurora, in which things float on an orbit of light. */

const palette: Palette = {
  background: ['#0d0b26', '#2b1a78', '#9d7bff'],
  metal: ['#f1ecff', '#a68bff', '#3a2391'],
  letters: ['#ffffff', '#c9f7ff', '#4cdcf5'],
  ink: '#070518',
  accent: '#63e3f7',
};
const ramp = ['#1a0f58', '#5b36d6', '#a98bff', '#a6f0ff', '#ffffff'];

const stars = ({ random }: Canvas, { width, height }: Layout): string =>
  range(64)
    .map(() => {
      const [x, y] = [random.integer(0, width), random.integer(0, height * 0.8)];
      const bright = random.next();
      if (bright > 0.93) return path(star(4, 13, 2), '#ffffff', `opacity=".85" transform="translate(${x} ${y})"`);
      return circle(
        x,
        y,
        0.9 + bright * 1.6,
        bright > 0.6 ? '#cfc4ff' : '#ffffff',
        `opacity="${round(0.3 + bright * 0.6)}"`,
      );
    })
    .join('');

/** A curtain of light that begins in one point on the left and leaves the picture on the right. */
const veil = ({ width: w, height: h }: Layout, fill: string, from: number, low: number, rise: number): string =>
  path(
    data`M${w * from} ${h * low}C${w * (from + 0.2)} ${h * (low - 0.16)} ${w * (from + 0.3)} ${h * (low + 0.08)} ${w * 0.76} ${h * (low - 0.06)}S${w * 0.94} ${h * (low - 0.2)} ${w * 1.25} ${h * (low - 0.08)}V${h * (low - 0.08 - rise)}C${w * 0.94} ${h * (low - 0.22 - rise)} ${w * 0.9} ${h * (low - 0.02 - rise)} ${w * 0.74} ${h * (low - 0.1 - rise)}S${w * (from + 0.16)} ${h * (low - 0.2)} ${w * from} ${h * low}Z`,
    fill,
  );

const aurora = ({ pen }: Canvas, layout: Layout): string =>
  group(
    veil(layout, pen.linear(['#7c5cff/0', '#9d7bff/0.62', '#c07bff/0.2']), 0.1, 0.58, 0.34) +
      veil(layout, pen.linear(['#3fe0f5/0', '#3fe0f5/0.8', '#7df0d8/0.3']), 0.24, 0.66, 0.22) +
      veil(layout, pen.linear(['#4cdcf5/0', '#5f8bff/0.6', '#4cdcf5/0.15']), 0.3, 0.8, 0.2),
    '',
    `filter="${blur(pen, 18)}"`,
  );

const hills = ({ pen }: Canvas, { width: w, height: h }: Layout): string =>
  path(
    data`M0 ${h}V${h * 0.93}C${w * 0.2} ${h * 0.84} ${w * 0.34} ${h * 0.97} ${w * 0.52} ${h * 0.9}S${w * 0.84} ${h * 0.8} ${w} ${h * 0.88}V${h}Z`,
    pen.linear(['#181046', '#0b0824']),
  ) + path(data`M0 ${h}V${h * 0.97}C${w * 0.3} ${h * 0.9} ${w * 0.6} ${h * 1.02} ${w} ${h * 0.94}V${h}Z`, '#080620');

const [orbitX, orbitY] = [430, 128];
const places: readonly Place[] = [
  [-372, 108, 0.78, -12],
  [386, 74, 0.84, 12],
  [-300, -196, 0.46, -16],
  [318, -186, 0.5, 14],
];

const finish: Face['finish'] = ({ pen }, drawing) =>
  group(
    drawing,
    '',
    `filter="${tint(pen, ramp, 0.14, shadowOf('glow', 14, '#7c5cff', 0.85) + merge('glow', 'tinted'))}"`,
  );

export const night: Face = {
  palette,
  emblem: 'star',
  companions: ['gem', 'seven', 'star', 'crown', 'coin', 'chip', 'bell', 'comet'],
  background: (canvas, layout) =>
    box(0, 0, layout.width, layout.height, canvas.pen.linear(['#05041a', '#0d0b2c', '#1b1358', '#2c1d7c'])) +
    stars(canvas, layout) +
    aurora(canvas, layout) +
    hills(canvas, layout) +
    around(circle(0, 0, 560, canvas.pen.radial(['#8f6dff/0.7', '#5a35d0/0.28', '#5a35d0/0'])), layout),
  subject(canvas, { main, companions }) {
    const { pen } = canvas;
    const light = pen.linear(['#9d7bff', '#4cdcf5', '#a68bff'], -90);
    const orbit = (from: number, width: number, opacity: number) =>
      group(
        line(`M${from} 0A${orbitX} ${orbitY} 0 0 1 ${-from} 0`, light, width, `opacity="${opacity}"`),
        'translate(0 30) rotate(-8)',
      );
    const finished = companions.map((drawing) => finish(canvas, drawing));
    return (
      orbit(-orbitX, 3, 0.5) +
      arrange(finished.slice(2), places.slice(2)) +
      circle(0, 0, 300, pen.radial(['#d9ccff/0.75', '#9d7bff/0.3', '#9d7bff/0'])) +
      finish(canvas, at(main, [0, -6, 2.05])) +
      orbit(orbitX, 7, 0.9) +
      arrange(finished.slice(0, 2), places.slice(0, 2))
    );
  },
  foreground: (_canvas, layout) =>
    around(
      path(star(4, 40, 5), '#ffffff', 'transform="translate(186 -214)"') +
        path(star(4, 24, 3), '#dff9ff', 'transform="translate(-214 -150)"'),
      layout,
    ),
  finish,
};
