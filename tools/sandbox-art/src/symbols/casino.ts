import { box, circle, ellipse, group, line, path, range, slice, star, type Pen } from '../pen.ts';

const gloss = (x: number, y: number, rx: number, ry: number, turn = -25): string =>
  group(ellipse(0, 0, rx, ry, '#fff', 'opacity=".65"'), `translate(${x} ${y}) rotate(${turn})`);

export function seven(pen: Pen): string {
  const shape = 'M-74-88H84V-50C38-14 16 34 12 96H-52C-46 36-22-8 18-40H-32V-22H-74Z';
  return (
    path(shape, '#fff', 'stroke="#ffd24a" stroke-width="22" stroke-linejoin="round"') +
    path(shape, pen.linear(['#ff9a7a', '#f0122d', '#8f0418'])) +
    path('M-74-88H84V-66H-74Z', '#fff', 'opacity=".4"')
  );
}

export function cherries(pen: Pen): string {
  const fruit = pen.radial(['#ff9a9a', '#e0102f', '#75021a'], 0.35, 0.3, 0.75);
  return (
    line('M-40 20C-34-30-6-64 34-84M46 34C40-10 36-50 34-84', '#4e7a1c', 8) +
    path('M34-84C60-108 92-98 98-70 72-58 48-64 34-84Z', pen.linear(['#b8f060', '#2f8a2c'])) +
    circle(-44, 50, 44, fruit) +
    circle(46, 60, 38, fruit) +
    gloss(-60, 34, 12, 7) +
    gloss(34, 46, 10, 6)
  );
}

export function citrus(pen: Pen): string {
  return (
    circle(0, 0, 92, pen.linear(['#ffcf3a', '#f08a0a'])) +
    circle(0, 0, 78, '#fff3cf') +
    range(8)
      .map((index) =>
        path(
          slice(index * 45 + 4, index * 45 + 41, 70, 8),
          pen.radial(['#ffe27a', '#ffab1f', '#f4810a'], 0.5, 0.5, 0.8),
        ),
      )
      .join('') +
    gloss(-34, -44, 26, 9) +
    path('M48-78C64-104 92-104 100-92 92-74 70-68 48-78Z', pen.linear(['#b8f060', '#2f8a2c']))
  );
}

export function plum(pen: Pen): string {
  return (
    line('M4-60C6-78 14-90 28-98', '#5d3a1a', 8) +
    path('M10-70C30-100 70-96 84-78 64-60 34-56 10-70Z', pen.linear(['#b8f060', '#2f8a2c'])) +
    path(
      'M0-58C54-78 92-34 82 20 72 74 26 98-6 94-54 90-88 44-82-6-76-50-34-74 0-58Z',
      pen.radial(['#d59aff', '#7a1fb8', '#32064f'], 0.35, 0.3, 0.75),
    ) +
    line('M2-56C-14-10-14 40-2 88', '#3b0a5c', 4, 'opacity=".6"') +
    gloss(-44, -14, 22, 10, -55)
  );
}

export function bell(pen: Pen): string {
  return (
    circle(0, -86, 12, 'none', 'stroke="#d98f16" stroke-width="8"') +
    path(
      'M0-78C44-74 58-38 62 6 64 36 76 50 90 62V72H-90V62C-76 50-64 36-62 6-58-38-44-74 0-78Z',
      pen.linear(['#fff6bd', '#f8bf3a', '#b06a0c']),
    ) +
    path('M-22-68C-40-40-44 0-46 34L-62 58H-74C-60 44-58 20-56 0-54-40-40-64-22-68Z', '#fff', 'opacity=".55"') +
    box(-94, 60, 188, 16, pen.linear(['#ffe27a', '#b8690a']), 8) +
    circle(0, 86, 16, pen.radial(['#ffe9a0', '#c9780e'], 0.4, 0.3, 0.7))
  );
}

export function melon(pen: Pen): string {
  return (
    path('M-98-20A98 98 0 0 0 98-20Z', pen.linear(['#5fd04a', '#0f6b2c'])) +
    path('M-86-20A86 86 0 0 0 86-20Z', '#eaffc9') +
    path('M-78-20A78 78 0 0 0 78-20Z', pen.linear(['#ff8a8a', '#e8203a', '#b30a2c'])) +
    [
      [-44, 2],
      [-16, 8],
      [16, 4],
      [46, 0],
      [-28, 32],
      [4, 36],
      [32, 28],
    ]
      .map(([x, y]) => group(ellipse(0, 0, 4, 7, '#2b0a12'), `translate(${x} ${y}) rotate(${(x ?? 0) / -2})`))
      .join('') +
    line('M-70-14H20', '#fff', 5, 'opacity=".5"')
  );
}

export function gem(pen: Pen, tone: readonly [string, string, string] = ['#d7fbff', '#35c3ff', '#0a4fae']): string {
  const [light, middle, dark] = tone;
  return (
    path('M-58-66H58L98-18 0 92-98-18Z', pen.linear([light, middle, dark])) +
    path('M-58-66-34-18 0-66ZM58-66 34-18 0-66Z', light, 'opacity=".85"') +
    path('M-98-18H-34L0 92Z', middle, 'opacity=".7"') +
    path('M98-18H34L0 92Z', dark, 'opacity=".55"') +
    path('M-34-18H34L0 92Z', light, 'opacity=".4"') +
    line('M-98-18H98M-58-66-34-18 0 92 34-18 58-66M-34-18 0-66 34-18', '#fff', 2.5, 'opacity=".55"') +
    path(star(4, 20, 4), '#fff', 'transform="translate(-56 -48)"')
  );
}

export function starSymbol(pen: Pen): string {
  return (
    path(
      star(5, 96, 42),
      pen.linear(['#fffbd0', '#ffc928', '#e07a05']),
      'stroke="#fff3b0" stroke-width="6" stroke-linejoin="round"',
    ) + path('M0-92 22-30 0 0-22-30Z', '#fff', 'opacity=".45"')
  );
}

export function clover(pen: Pen): string {
  const leaf = pen.radial(['#d0ff8a', '#35b84a', '#0c6b32'], 0.5, 0.35, 0.8);
  const heart = 'M0-8C-14-34-52-40-50-72-46-96-14-98 0-74 14-98 46-96 50-72 52-40 14-34 0-8Z';
  return (
    line('M0 10C10 50 6 76-12 98', '#1f7a34', 10) +
    range(4)
      .map((index) => group(path(heart, leaf) + line('M0-14V-58', '#0f7a38', 4), `rotate(${45 + index * 90})`))
      .join('')
  );
}

export function dice(pen: Pen): string {
  const die = (x: number, y: number, turn: number, dots: readonly (readonly [number, number])[]) =>
    group(
      box(-44, -44, 88, 88, pen.linear(['#ff7a70', '#d0142c', '#8a0620'], 30), 16) +
        dots.map(([dx, dy]) => circle(dx * 22, dy * 22, 9, '#fff')).join(''),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  return (
    die(36, -38, 18, [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0],
    ]) +
    die(-36, 36, -14, [
      [-1, -1],
      [1, 1],
      [0, 0],
    ])
  );
}

export function chip(pen: Pen, fill = '#d0142c'): string {
  return (
    circle(0, 0, 94, pen.radial([fill, fill, '#000'], 0.5, 0.4, 1.1)) +
    range(8)
      .map((index) => path(slice(index * 45 - 9, index * 45 + 9, 94, 72), '#fff'))
      .join('') +
    circle(0, 0, 68, 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="10 8"') +
    circle(0, 0, 56, pen.radial(['#fff', '#e8e8f2'])) +
    path(suits.spades, '#1c1c2b', 'transform="scale(.42)"')
  );
}

export const suits = {
  spades:
    'M0-92C26-48 88-20 84 30 80 66 34 70 14 42 14 70 24 84 40 94H-40C-24 84-14 70-14 42-34 70-80 66-84 30-88-20-26-48 0-92Z',
  hearts: 'M0 92C-40 50-96 20-92-34-88-82-24-92 0-42 24-92 88-82 92-34 96 20 40 50 0 92Z',
  diamonds: 'M0-98C20-52 44-20 78 0 44 20 20 52 0 98-20 52-44 20-78 0-44-20-20-52 0-98Z',
  clubs:
    'M-14 40C-30 70-90 66-90 18-90-22-56-34-34-24-56-58-34-94 0-94 34-94 56-58 34-24 56-34 90-22 90 18 90 66 30 70 14 40 14 68 24 82 40 94H-40C-24 82-14 68-14 40Z',
} as const;
export type Suit = keyof typeof suits;

/** A playing card of 120 by 168, centred at the origin. */
export function card(pen: Pen, rank: string, suit: Suit): string {
  const color = suit === 'hearts' || suit === 'diamonds' ? '#d0142c' : '#171a2e';
  const corner = `<text x="-44" y="-50" font-family="Barlow Black" font-size="36" text-anchor="middle" fill="${color}">${rank}</text>${group(path(suits[suit], color), 'translate(-44 -32) scale(.12)')}`;
  return (
    box(
      -60,
      -84,
      120,
      168,
      pen.linear(['#ffffff', '#fdfbf4', '#dcd8cc'], 25),
      13,
      'stroke="#1b1b28" stroke-opacity=".35" stroke-width="2"',
    ) +
    corner +
    group(corner, 'rotate(180)') +
    group(path(suits[suit], color), 'scale(.42)')
  );
}

/** A wheel seen from the front; its segments cycle through `fills`. */
export function wheel(pen: Pen, fills: readonly string[], count: number, rim: readonly string[]): string {
  const step = 360 / count;
  return (
    circle(0, 0, 100, pen.linear(rim)) +
    range(count)
      .map((index) => path(slice(index * step, (index + 1) * step, 88), fills[index % fills.length] ?? '#fff'))
      .join('') +
    circle(0, 0, 88, pen.radial(['#fff/0.35', '#fff/0', '#000/0.35'])) +
    range(count)
      .map((index) => group(line('M0-88V-20', rim[0] ?? '#fff', 1.6, 'opacity=".8"'), `rotate(${index * step})`))
      .join('') +
    range(24)
      .map((index) => group(circle(0, -94, 3.2, index % 2 ? '#fff7c2' : '#ffd24a'), `rotate(${index * 15})`))
      .join('') +
    circle(0, 0, 24, pen.linear(rim)) +
    path(star(8, 18, 9), '#fff', 'opacity=".85"')
  );
}

export function rouletteWheel(pen: Pen): string {
  const pockets = 37;
  const step = 360 / pockets;
  return (
    circle(0, 0, 100, pen.radial(['#8a4a1c', '#5d2d0e', '#2a1105'])) +
    circle(0, 0, 90, pen.linear(['#ffe9a0', '#b8761a', '#fff0b0'])) +
    range(pockets)
      .map((index) =>
        path(
          slice(index * step, (index + 1) * step, 86, 56),
          index === 0 ? '#0c9a4a' : index % 2 ? '#c4101f' : '#15151f',
        ),
      )
      .join('') +
    range(pockets)
      .map((index) => group(line('M0-86V-56', '#f3d27a', 0.8), `rotate(${index * step})`))
      .join('') +
    circle(0, 0, 56, pen.radial(['#c98743', '#7a3f16', '#3b1a07'])) +
    circle(0, 0, 56, 'none', 'stroke="#f3d27a" stroke-width="2.5"') +
    range(4)
      .map((index) =>
        group(
          path('M-4 0-3-38H3L4 0Z', pen.linear(['#fff6c8', '#d99a2b'])) + circle(0, -40, 6, '#fff1b0'),
          `rotate(${45 + index * 90})`,
        ),
      )
      .join('') +
    circle(0, 0, 15, pen.radial(['#fffbe0', '#e0a52e', '#8a5208'], 0.4, 0.35, 0.7)) +
    circle(31, -64, 6.5, pen.radial(['#fff', '#cfd6e4'], 0.35, 0.3, 0.7))
  );
}
