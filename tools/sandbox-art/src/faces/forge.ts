import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, circle, data, ellipse, group, line, path, range, round } from '../pen.ts';
import { around, arrange, at, merge, shadowOf, tint, type Face, type Layout, type Place } from './face.ts';

/** Near black, with sparks from below: what it shows glows on plates of metal with cut corners. */

const palette: Palette = {
  background: ['#0c0807', '#6b2405', '#ff7a1f'],
  metal: ['#fff0c2', '#ffb02e', '#8f2f05'],
  letters: ['#fff8e2', '#ffc53d', '#ff6a1a'],
  ink: '#0a0504',
  accent: '#ffc53d',
};
const ramp = ['#2b0b02', '#a32f04', '#ff6a1a', '#ffb52e', '#ffe9a8', '#ffffff'];

/** A plate of `half` width and height around the origin, without two of its corners. */
const plateShape = (half: number): string => {
  const cut = half * 0.32;
  return data`M${-half} ${-half}H${half - cut}L${half} ${-half + cut}V${half}H${-half + cut}L${-half} ${half - cut}Z`;
};

function plate({ pen }: Canvas, half: number): string {
  const shape = plateShape(half);
  const rim = pen.linear(['#ffe08a', '#ff8a24', '#b53a06', '#ff8a24'], 40);
  return (
    path(shape, 'none', `stroke="#ff5a14" stroke-width="${round(half * 0.2)}" opacity=".16"`) +
    path(shape, 'none', `stroke="#ff6a1a" stroke-width="${round(half * 0.11)}" opacity=".32"`) +
    path(shape, pen.linear(['#4a3529', '#1d1310', '#33231b', '#140c09'], 32)) +
    path(shape, 'none', `stroke="${rim}" stroke-width="${round(half * 0.045 + 2)}"`) +
    path(plateShape(half * 0.86), 'none', 'stroke="#ffb52e" stroke-width="2" opacity=".35"')
  );
}

/** Streaks that fly up from a point below the subject. */
const sparks = ({ random }: Canvas, count: number): string =>
  range(count)
    .map(() => {
      const angle = (-90 + random.integer(-80, 80)) * (Math.PI / 180);
      const from = random.integer(220, 700);
      const length = random.integer(8, 52);
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const color = random.pick(['#ffe0a0', '#ffc53d', '#ff8a24', '#ff5a14']);
      return line(
        data`M${dx * from} ${280 + dy * from}l${dx * length} ${dy * length}`,
        color,
        random.integer(3, 6),
        `opacity="${round(1.15 - from / 900)}"`,
      );
    })
    .join('');

/** Broad slanted bands, as of brushed metal in the dark. */
const bands = ({ pen }: Canvas, { height, x, scale }: Layout): string => {
  const fill = pen.linear(['#5a2208/0.75', '#2a1108/0.3', '#2a1108/0']);
  return [-560, -330, 250, 480]
    .map((offset, index) => {
      const left = x + offset * scale;
      const wide = (index % 2 ? 96 : 150) * scale;
      return path(data`M${left + 210 * scale} 0h${wide}L${left + wide - 210 * scale} ${height}h${-wide}Z`, fill);
    })
    .join('');
};

const finish: Face['finish'] = ({ pen }, drawing) =>
  group(
    drawing,
    '',
    `filter="${tint(pen, ramp, 0.14, shadowOf('glow', 13, '#ff5a14', 0.9) + shadowOf('dark', 3, '#0a0504', 0.9, 0, 4) + merge('glow', 'dark', 'tinted'))}"`,
  );

const places: readonly Place[] = [
  [-350, 108, 1, -4],
  [352, 100, 1, 4],
  [-312, -188, 0.66, 6],
  [322, -188, 0.66, -6],
];

export const forge: Face = {
  palette,
  emblem: 'hammer',
  companions: ['seven', 'bolt', 'goldBars', 'dice', 'crown', 'coin', 'chip', 'bull'],
  background(canvas, layout) {
    const { pen } = canvas;
    const { width, height, x, y, scale } = layout;
    return (
      box(0, 0, width, height, pen.linear(['#0a0706', '#120b08', '#1f0f08'])) +
      bands(canvas, layout) +
      ellipse(x, y + 300 * scale, 860 * scale, 520 * scale, pen.radial(['#ff8a24/0.9', '#d2480a/0.46', '#6b1f02/0'])) +
      around(circle(0, 0, 470, pen.radial(['#ff8a24/0.75', '#b53a06/0.3', '#b53a06/0'])) + sparks(canvas, 60), layout)
    );
  },
  subject(canvas, { main, companions }) {
    const mounted = companions.map((drawing) => plate(canvas, 104) + finish(canvas, at(drawing, [0, 0, 0.74])));
    return (
      arrange(mounted, places) +
      plate(canvas, 236) +
      circle(0, 0, 200, canvas.pen.radial(['#ff8a24/0.7', '#ff5a14/0.25', '#ff5a14/0'])) +
      finish(canvas, at(main, [0, 0, 2.2]))
    );
  },
  foreground(canvas, layout) {
    const { width, height, x, y, scale } = layout;
    const floor = y + 292 * scale;
    return (
      path(
        data`M${x - 640 * scale} ${height}L${x - 560 * scale} ${floor + 34}H${x + 300 * scale}L${x + 350 * scale} ${floor}H${width}V${height}Z`,
        canvas.pen.linear(['#2c1d16', '#0e0807']),
      ) +
      line(
        data`M${x - 640 * scale} ${height}L${x - 560 * scale} ${floor + 34}H${x + 300 * scale}L${x + 350 * scale} ${floor}H${width}`,
        '#ff8a24',
        5,
      ) +
      around(sparks(canvas, 34), layout)
    );
  },
  finish,
};
