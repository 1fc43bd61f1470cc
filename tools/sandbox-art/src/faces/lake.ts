import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, circle, data, ellipse, group, line, path, range, round } from '../pen.ts';
import { around, arrange, leftShade, merge, shadowOf, tint, type Face, type Layout, type Place } from './face.ts';

/** Dusk over a lake: an amber sun and its reflection, reeds and a heron. What it shows stands in the water. */

const palette: Palette = {
  background: ['#06262b', '#11606a', '#ffb545'],
  metal: ['#fff3d6', '#ffb545', '#8a5212'],
  letters: ['#fffaf0', '#ffd48a', '#ffb545'],
  ink: '#04191d',
  accent: '#f3f8f6',
};
const ramp = ['#05262b', '#0f4f57', '#b9631c', '#f5ac42', '#ffe6b0', '#fffaf0'];

/** Where the water begins, and where what stands in it is mirrored, in units of the subject. */
const [horizon, waterline] = [96, 226];
const reflection = 0.6;

const horizonOf = ({ y, scale }: Layout): number => y + horizon * scale;

const shores = (layout: Layout): string => {
  const [w, y] = [layout.width, horizonOf(layout)];
  return (
    path(
      data`M0 ${y}V${y - 70}C${w * 0.12} ${y - 128} ${w * 0.24} ${y - 20} ${w * 0.4} ${y - 54}S${w * 0.66} ${y - 20} ${w * 0.76} ${y - 30} ${w * 0.9} ${y - 150} ${w} ${y - 96}V${y}Z`,
      '#1d6a6c',
      'opacity=".75"',
    ) +
    path(
      data`M0 ${y}V${y - 26}C${w * 0.16} ${y - 64} ${w * 0.34} ${y - 8} ${w * 0.5} ${y - 22}S${w * 0.86} ${y - 70} ${w} ${y - 40}V${y}Z`,
      '#0b4046',
    )
  );
};

/** The sun's light on the water, in bars that become wider and fainter. */
const glints = ({ random }: Canvas): string =>
  range(11)
    .map((index) => {
      const width = 190 + index * 14 + random.integer(-50, 50);
      const x = random.integer(-26, 26);
      return box(
        x - width / 2,
        horizon + 10 + index * 15 + index * index * 1.9,
        width,
        5 + index * 0.7,
        '#ffcf7d',
        4,
        `opacity="${round(0.62 - index * 0.046)}"`,
      );
    })
    .join('');

const ripples = ({ random }: Canvas, layout: Layout): string =>
  range(26)
    .map(() => {
      const depth = random.next();
      const y = horizonOf(layout) + 16 + depth * (layout.height - horizonOf(layout));
      return line(
        data`M${random.integer(0, layout.width)} ${y}h${30 + depth * 110}`,
        '#bfe3dc',
        1.5 + depth * 2,
        `opacity="${round(0.1 + depth * 0.12)}"`,
      );
    })
    .join('');

/** Looks to the right, about 230 high; stands at the origin. */
const heron: string =
  line('M-8-104V0M14-104V0', '#2b2a1f', 4) +
  path('M-78-96C-52-140-8-156 34-138 52-128 46-108 24-100-14-88-46-84-78-96Z', '#f3f8f6') +
  path('M-78-96C-40-122-4-124 30-118 14-98-30-88-78-96Z', '#b9cfcd') +
  line('M34-132C70-146 26-184 44-212 48-222 58-226 68-222', '#f3f8f6', 11) +
  path('M60-232 78-222 122-214 76-212 58-216Z', '#ffb545') +
  line('M66-230C46-240 30-238 16-232', '#f3f8f6', 4);

/** A clump of reeds that grows from the origin. */
const reeds = ({ random }: Canvas, count: number): string =>
  range(count)
    .map((index) => {
      const [x, height, lean] = [(index - count / 2) * 17, random.integer(150, 300), random.integer(-34, 34)];
      const tip = x + lean;
      return (
        line(data`M${x} 20Q${x + lean * 0.2} ${-height * 0.5} ${tip} ${-height}`, '#03171a', 5) +
        (index % 2 ? ellipse(tip, -height - 18, 6.5, 26, '#2a1a0b') : '')
      );
    })
    .join('');

const finish: Face['finish'] = ({ pen }, drawing) =>
  group(
    drawing,
    '',
    `filter="${tint(pen, ramp, 0.36, shadowOf('glow', 12, '#ffb545', 0.4) + shadowOf('dark', 5, '#3a1606', 0.75, 0, 4) + merge('glow', 'dark', 'tinted'))}"`,
  );

const places: readonly Place[] = [
  [0, 4, 2.1],
  [-300, 142, 0.86, -4],
  [304, 140, 0.88, 4],
  [-430, 176, 0.52, -8],
  [436, 174, 0.54, 8],
];

export const lake: Face = {
  palette,
  emblem: 'lantern',
  companions: ['koi', 'coin', 'flower', 'gem', 'goldBars', 'ship', 'bell', 'crown'],
  background(canvas, layout) {
    const { pen } = canvas;
    const { width, height, x, scale } = layout;
    const y = horizonOf(layout);
    const sun = 'translate(0 -40)';
    return (
      box(0, 0, width, y, pen.linear(['#07303a', '#11565d', '#4b7c6c', '#d99a4e'])) +
      box(0, y, width, height - y, pen.linear(['#a8793f', '#155259', '#072a30', '#041d21'])) +
      ellipse(x, y, 900 * scale, 360 * scale, pen.radial(['#ffc772/0.75', '#ffa63a/0.25', '#ffa63a/0'])) +
      shores(layout) +
      around(
        group(
          circle(0, 0, 300, pen.radial(['#fff0c4/0.7', '#ffb545/0.35', '#ffb545/0'])) +
            circle(0, 0, 236, pen.linear(['#ffd48a', '#ff9f45', '#e4612c'])),
          sun,
          `clip-path="${pen.clip(box(-700, -700, 1400, 700 + horizon + 40, '#000'))}"`,
        ) + glints(canvas),
        layout,
      ) +
      ripples(canvas, layout) +
      leftShade(pen, layout, '#072f36')
    );
  },
  subject(canvas, { main, companions }) {
    const standing = arrange(
      [main, ...companions].map((drawing) => finish(canvas, drawing)),
      places,
    );
    return (
      group(standing, data`translate(0 ${waterline * (1 + reflection)}) scale(1 ${-reflection})`, 'opacity=".24"') +
      places.map(([x, , size]) => ellipse(x, waterline, 118 * size, 9, '#ffdf9f', 'opacity=".3"')).join('') +
      standing
    );
  },
  foreground: (canvas, { width, height, x, y, scale }) =>
    group(heron, data`translate(${x - 610 * scale} ${y + 268 * scale}) scale(${1.15 * scale})`) +
    group(reeds(canvas, 7), data`translate(${x - 690 * scale} ${height}) scale(${scale})`) +
    group(reeds(canvas, 8), data`translate(${Math.min(width - 40, x + 560 * scale)} ${height}) scale(${1.1 * scale})`),
  finish,
};
