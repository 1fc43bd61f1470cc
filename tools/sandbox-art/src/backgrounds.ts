import type { Random } from './random.ts';
import type { Palette } from './palettes.ts';
import { box, circle, ellipse, group, line, path, range, round, slice, star, type Pen } from './pen.ts';

/** Size of a thumbnail's drawing. */
export const width = 600;
export const height = 800;
const middle = { x: width / 2, y: 330 };

/** What a drawing function needs: SVG definitions, colours and random numbers. */
export interface Canvas {
  pen: Pen;
  palette: Palette;
  random: Random;
}
type Background = (canvas: Canvas) => string;

const light = ({ pen, palette }: Canvas, r = 0.75): string => {
  const [edge, mid, glow] = palette.background;
  return box(0, 0, width, height, pen.radial([glow, mid, edge], 0.5, 0.42, r));
};
const sky = ({ pen, palette }: Canvas): string => {
  const [edge, mid, glow] = palette.background;
  return box(0, 0, width, height, pen.linear([edge, mid, glow]));
};
const halo = ({ pen, palette }: Canvas, y: number = middle.y, r = 280): string =>
  circle(
    middle.x,
    y,
    r,
    pen.radial([`${palette.background[2]}/0.9`, `${palette.background[2]}/0.25`, `${palette.background[2]}/0`]),
  );

const sparks = ({ random, palette }: Canvas, count: number, bottom = height): string =>
  range(count)
    .map(() => {
      const [x, y, size] = [random.integer(10, 590), random.integer(10, bottom), random.integer(2, 9)];
      return random.next() < 0.3
        ? path(star(4, size * 2.4, size * 0.5), '#fff', `opacity=".9" transform="translate(${x} ${y})"`)
        : circle(x, y, size / 2.4, random.next() < 0.5 ? '#fff' : palette.letters[1], 'opacity=".75"');
    })
    .join('');

/** A ridge across the picture, filled down to its bottom edge. */
const ridge = ({ random }: Canvas, y: number, swing: number, steps: number, fill: string, pointed = false): string => {
  const points = range(steps + 1).map((index) => [(width / steps) * index, y + random.integer(-swing, swing)] as const);
  const d = points.map(([x, at], index) => {
    if (index === 0) return `M0 ${height}V${at}`;
    const [previousX, previousY] = points[index - 1] ?? [0, y];
    const half = round((previousX + x) / 2);
    return pointed
      ? `L${half} ${round(at - swing * 1.4)}L${round(x)} ${at}`
      : `C${half} ${previousY} ${half} ${at} ${round(x)} ${at}`;
  });
  return path(`${d.join('')}V${height}Z`, fill);
};

const rays: Background = (canvas) => {
  const count = canvas.random.pick([12, 16, 20]);
  const step = 360 / count;
  const turn = canvas.random.integer(0, 30);
  const wedges = range(count).map((index) =>
    path(slice(index * step, index * step + step / 2, 760), canvas.palette.background[2], 'opacity=".2"'),
  );
  return (
    light(canvas) +
    group(wedges.join(''), `translate(${middle.x} ${middle.y}) rotate(${turn})`) +
    halo(canvas) +
    sparks(canvas, 34)
  );
};

const night: Background = (canvas) => {
  const [edge, mid] = canvas.palette.background;
  return (
    sky(canvas) +
    sparks(canvas, 46, 420) +
    halo(canvas, 300, 250) +
    ridge(canvas, 560, 36, 4, mid) +
    ridge(canvas, 640, 26, 3, edge) +
    box(0, 560, width, 240, canvas.pen.linear([`${edge}/0`, edge]))
  );
};

const peaks: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  return (
    box(0, 0, width, height, canvas.pen.linear([mid, glow, mid])) +
    halo(canvas, 260, 240) +
    group(ridge(canvas, 470, 60, 3, mid, true), '', 'opacity=".55"') +
    ridge(canvas, 580, 60, 4, mid, true) +
    ridge(canvas, 660, 24, 5, edge) +
    sparks(canvas, 40)
  );
};

const sea: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  const wave = (y: number, fill: string, opacity: number) =>
    path(
      `M0 ${y}${range(7)
        .map(() => 'q25-18 50 0t50 0')
        .join('')}V${height}H0Z`,
      fill,
      `opacity="${opacity}"`,
    );
  return (
    box(0, 0, width, height, canvas.pen.linear([mid, glow, mid, edge])) +
    circle(300, 330, 190, canvas.pen.radial(['#fffbe0', `${glow}/0.6`, `${glow}/0`])) +
    wave(500, mid, 0.6) +
    wave(560, mid, 0.9) +
    wave(630, edge, 0.7) +
    range(14)
      .map(() =>
        line(
          `M${canvas.random.integer(40, 520)} ${canvas.random.integer(520, 700)}h${canvas.random.integer(16, 70)}`,
          '#fff',
          3,
          'opacity=".35"',
        ),
      )
      .join('') +
    sparks(canvas, 18, 400)
  );
};

const dunes: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  return (
    box(0, 0, width, height, canvas.pen.linear([edge, mid, glow, glow])) +
    circle(300, 320, 200, canvas.pen.radial(['#fffbe0', `${glow}/0.7`, `${glow}/0`])) +
    ridge(canvas, 520, 34, 2, canvas.pen.linear([glow, mid])) +
    ridge(canvas, 600, 40, 3, canvas.pen.linear([mid, edge])) +
    ridge(canvas, 690, 24, 2, edge) +
    sparks(canvas, 16, 300)
  );
};

const woods: Background = (canvas) => {
  const [edge, mid] = canvas.palette.background;
  const trees = (y: number, size: number, fill: string, opacity: number) =>
    range(Math.ceil(width / (size * 0.62)) + 1)
      .map((index) => {
        const x = index * size * 0.62 + canvas.random.integer(-12, 12);
        const h = size * (1.7 + canvas.random.next());
        return path(
          `M${round(x)} ${round(y - h)}l${size * 0.42} ${round(h * 0.5)}h-${size * 0.2}l${size * 0.3} ${round(h * 0.5)}h-${size * 1.04}l${size * 0.3}-${round(h * 0.5)}h-${size * 0.2}Z`,
          fill,
          `opacity="${opacity}"`,
        );
      })
      .join('');
  return (
    light(canvas, 0.8) +
    halo(canvas) +
    trees(520, 90, mid, 0.7) +
    trees(620, 120, edge, 0.75) +
    box(0, 580, width, 220, canvas.pen.linear([`${edge}/0`, edge])) +
    sparks(canvas, 40)
  );
};

const city: Background = (canvas) => {
  const [edge] = canvas.palette.background;
  const houses = range(9).map((index) => {
    const [w, h] = [canvas.random.integer(50, 92), canvas.random.integer(140, 330)];
    const x = index * 70 - 20;
    const windows = range(Math.floor(h / 34))
      .flatMap((row) => range(Math.floor(w / 24)).map((column) => [row, column] as const))
      .filter(() => canvas.random.next() < 0.6)
      .map(([row, column]) =>
        box(x + 8 + column * 22, 640 - h + 14 + row * 32, 9, 14, canvas.palette.letters[1], 2, 'opacity=".8"'),
      );
    return box(x, 640 - h, w, h + 200, edge) + windows.join('');
  });
  return (
    sky(canvas) +
    halo(canvas, 330, 300) +
    sparks(canvas, 24, 300) +
    houses.join('') +
    box(0, 560, width, 240, canvas.pen.linear([`${edge}/0`, edge]))
  );
};

const grid: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  const horizon = 500;
  const across = range(10).map((index) =>
    line(`M0 ${round(horizon + 3 * index * index + index * 6)}H600`, glow, 2.4, 'opacity=".7"'),
  );
  const away = range(17).map((index) =>
    line(`M300 ${horizon}L${(index - 8) * 150 + 300} ${height}`, glow, 2.4, 'opacity=".7"'),
  );
  return (
    box(0, 0, width, height, canvas.pen.linear([edge, mid, glow])) +
    sparks(canvas, 40, 400) +
    circle(300, 400, 190, canvas.pen.linear([canvas.palette.letters[1], glow])) +
    range(6)
      .map((index) => box(100, 420 + index * 24, 400, 4 + index * 2, mid))
      .join('') +
    box(0, horizon, width, 300, edge) +
    group(across.join('') + away.join(''), '', `clip-path="${canvas.pen.clip(box(0, horizon, width, 300, '#000'))}"`)
  );
};

const curtain: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  const fold = canvas.pen.linear([mid, edge, mid], -90);
  const side = range(5)
    .map((index) =>
      path(
        `M${index * 38} 0h44C${index * 38 + 40} 260 ${index * 22 + 26} 520 ${index * 14 + 20} 800H${index * 14 - 10}C${index * 22} 500 ${index * 38} 260 ${index * 38} 0Z`,
        fold,
      ),
    )
    .join('');
  return (
    light(canvas, 0.6) +
    path('M240 0 60 800H540L360 0Z', canvas.pen.linear([`${glow}/0.75`, `${glow}/0`])) +
    side +
    group(side, `translate(${width} 0) scale(-1 1)`) +
    path(`M0 0H600V70C500 120 400 60 300 100 200 60 100 120 0 70Z`, canvas.pen.linear([edge, mid])) +
    line('M0 70C100 120 200 60 300 100 400 60 500 120 600 70', canvas.palette.metal[1], 8) +
    sparks(canvas, 18)
  );
};

const bokeh: Background = (canvas) =>
  light(canvas) +
  range(26)
    .map(() =>
      circle(
        canvas.random.integer(0, 600),
        canvas.random.integer(0, 760),
        canvas.random.integer(12, 62),
        canvas.random.pick([canvas.palette.background[2], canvas.palette.accent, '#ffffff']),
        `opacity="${round(0.08 + canvas.random.next() * 0.2)}"`,
      ),
    )
    .join('') +
  halo(canvas) +
  sparks(canvas, 26);

const temple: Background = (canvas) => {
  const [edge, mid] = canvas.palette.background;
  const [bright, metal, shade] = canvas.palette.metal;
  const column =
    box(0, 90, 92, 640, canvas.pen.linear([shade, metal, bright, shade], -90)) +
    range(4)
      .map((index) => box(14 + index * 20, 100, 5, 620, shade, 2, 'opacity=".5"'))
      .join('') +
    box(-16, 40, 124, 56, canvas.pen.linear([bright, metal]), 8) +
    box(-16, 690, 124, 50, canvas.pen.linear([metal, shade]), 8);
  return (
    rays(canvas) +
    group(column, 'translate(14 0)', 'opacity=".92"') +
    group(column, 'translate(494 0)', 'opacity=".92"') +
    box(0, 0, width, 54, canvas.pen.linear([metal, shade])) +
    range(12)
      .map((index) => box(10 + index * 50, 14, 28, 26, edge, 3, 'opacity=".5"'))
      .join('') +
    box(0, 600, width, 200, canvas.pen.linear([`${mid}/0`, edge]))
  );
};

const felt: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  return (
    light(canvas, 0.85) +
    circle(300, 1000, 620, canvas.pen.radial([mid, mid, edge], 0.5, 0.3, 0.7)) +
    circle(300, 1000, 620, 'none', `stroke="${canvas.palette.metal[1]}" stroke-width="12"`) +
    circle(300, 1000, 580, 'none', `stroke="${glow}" stroke-width="3" opacity=".6"`) +
    halo(canvas, 300, 300) +
    sparks(canvas, 16, 360)
  );
};

const stage: Background = (canvas) => {
  const [edge, mid, glow] = canvas.palette.background;
  const beam = (x: number, turn: number) =>
    group(
      path('M-16 0-130 760H130L16 0Z', canvas.pen.linear([`${glow}/0.85`, `${glow}/0`])),
      `translate(${x} -20) rotate(${turn})`,
    );
  return (
    box(0, 0, width, height, canvas.pen.linear([edge, mid, edge])) +
    beam(60, -16) +
    beam(540, 16) +
    beam(300, 0) +
    range(9)
      .map(
        (index) =>
          circle(40 + index * 65, 26, 12, canvas.palette.letters[0], 'opacity=".95"') +
          circle(40 + index * 65, 26, 26, glow, 'opacity=".35"'),
      )
      .join('') +
    ellipse(300, 640, 360, 90, canvas.pen.radial([glow, mid, edge])) +
    sparks(canvas, 18, 420)
  );
};

export const backgrounds = {
  rays,
  night,
  peaks,
  sea,
  dunes,
  woods,
  city,
  grid,
  curtain,
  bokeh,
  temple,
  felt,
  stage,
} as const satisfies Record<string, Background>;
export type BackgroundName = keyof typeof backgrounds;
