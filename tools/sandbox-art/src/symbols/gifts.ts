import { box, circle, ellipse, group, line, path, range, star, type Pen } from '../pen.ts';
import { cherries, seven, starSymbol } from './casino.ts';
import { coin } from './objects.ts';

/** What players are given, and what hangs on a winter's calendar. */

const gold = ['#fff6bd', '#f8bf3a', '#b06a0c'];

/** Three reels behind a frame, the same on each. */
function machine(pen: Pen, symbol: (pen: Pen) => string): string {
  const cell = pen.linear(['#ffffff', '#fdf3dc', '#d9c194']);
  return (
    box(-98, -72, 196, 144, pen.linear(gold), 22) +
    box(-86, -58, 172, 116, '#6f3b04', 12) +
    range(3)
      .map((index) => box(-80 + index * 55, -54, 50, 108, cell, 8))
      .join('') +
    range(3)
      .map((index) => group(symbol(pen), `translate(${-55 + index * 55} 0) scale(.24)`))
      .join('') +
    line('M-96 0H-84M84 0H96', '#fffbe0', 8) +
    box(-60, 78, 120, 14, pen.linear(gold), 7)
  );
}

export const reels = (pen: Pen): string => machine(pen, starSymbol);
export const lucky = (pen: Pen): string => machine(pen, seven) + group(cherries(pen), 'translate(70 -72) scale(.34)');

export function gift(pen: Pen): string {
  const paper = pen.linear(['#ff8a7a', '#e0243f', '#8a0a24']);
  const ribbon = pen.linear(['#fffbe0', '#ffd23c', '#e08a0a']);
  return (
    box(-72, -8, 144, 100, paper, 10) +
    box(-86, -38, 172, 40, pen.linear(['#ffb0a0', '#f0384f', '#a80d2a']), 8) +
    box(-17, -38, 34, 130, ribbon) +
    path('M0-38C-22-96-84-92-76-56-70-36-30-34 0-38ZM0-38C22-96 84-92 76-56 70-36 30-34 0-38Z', ribbon) +
    path('M-14-44C-32-72-60-74-58-58-54-48-32-44-14-44ZM14-44C32-72 60-74 58-58 54-48 32-44 14-44Z', '#a85a00') +
    box(-18, -54, 36, 24, ribbon, 8) +
    box(-62, 4, 10, 78, '#ffffff', 5, 'opacity=".3"')
  );
}

/** Two piles and one that leans on them. */
export function coins(pen: Pen): string {
  const side = pen.linear(['#8a5208', '#f8bf3a', '#fff6bd', '#c9780e', '#6f3b04'], -90);
  const pile = (x: number, count: number) =>
    range(count)
      .map((index) => {
        const y = 74 - index * 24;
        return (
          path(`M${x - 46} ${y}v18a46 17 0 0 0 92 0v-18Z`, side) +
          ellipse(x, y, 46, 17, '#ffe27a') +
          ellipse(x, y, 34, 11, 'none', 'stroke="#c9780e" stroke-width="4"')
        );
      })
      .join('');
  return pile(-44, 4) + pile(50, 6) + group(coin(pen), 'translate(-20 44) rotate(-12) scale(.46)');
}

export function fir(pen: Pen): string {
  const needles = pen.linear(['#b8f08a', '#2f9a4c', '#0a5230']);
  const storey = (y: number, half: number, high: number) =>
    path(`M0 ${y - high}L${half} ${y}Q${half / 2} ${y + 16} 0 ${y + 8}-${half / 2} ${y + 16}-${half} ${y}Z`, needles);
  const baubles = [
    [-38, 50, '#ff5a6e'],
    [28, 58, '#ffd23c'],
    [4, 18, '#ff5a6e'],
    [-24, -10, '#ffd23c'],
    [22, -24, '#6ad7ff'],
  ] as const;
  return (
    box(-12, 70, 24, 28, '#7a4216', 3) +
    storey(72, 84, 84) +
    storey(28, 66, 78) +
    storey(-14, 46, 66) +
    baubles.map(([x, y, fill]) => circle(x, y, 10, fill) + circle(x - 3, y - 4, 3, '#fff')).join('') +
    path(star(5, 24, 10), '#ffd23c', 'transform="translate(0 -82)"')
  );
}

export function bauble(pen: Pen): string {
  return (
    line('M0-100V-78', '#c9780e', 5) +
    box(-18, -82, 36, 22, pen.linear(gold), 5) +
    circle(0, 18, 78, pen.radial(['#ffd0d8', '#f0384f', '#7a0424'], 0.36, 0.3, 0.75)) +
    path('M-77 6C-40 26 40 26 77 6V34C40 54-40 54-77 34Z', pen.linear(gold)) +
    range(5)
      .map((index) =>
        path(star(5, 11, 5), '#fffbe0', `transform="translate(${-52 + index * 26} ${29 + 7 * Math.cos(index - 2)})"`),
      )
      .join('') +
    group(ellipse(0, 0, 26, 12, '#fff', 'opacity=".6"'), 'translate(-32 -24) rotate(-35)')
  );
}

export function candle(pen: Pen): string {
  const wax = pen.linear(['#e8c9a0', '#fffaf0', '#f3dcb8', '#c99a62'], -90);
  return (
    circle(0, -58, 44, pen.radial(['#fff3b0', '#ffb545/0.4', '#ffb545/0'])) +
    path(
      'M0-100C22-76 26-62 20-48 14-34-14-34-20-48-26-62-22-76 0-100Z',
      pen.linear(['#ff7a1f', '#ffd23c', '#fffbe0']),
    ) +
    line('M0-44V-28', '#5d3412', 5) +
    path('M-34-28C-20-36 20-36 34-28V70H-34Z', wax) +
    path('M-34-20C-30 6-20 10-18-8-14-20-6-16-4 2-2 16 8 14 10-4 14-18 30-16 34-24V-32H-34Z', '#fffdf6') +
    path('M-70 62C-46 50-34 60-34 60H34C34 60 46 50 70 62 84 76 60 98 0 98-60 98-84 76-70 62Z', pen.linear(gold)) +
    path('M-70 70C-40 54-24 74-6 76-26 92-56 90-70 70ZM70 70C40 54 24 74 6 76 26 92 56 90 70 70Z', '#2f8a4c') +
    circle(0, 76, 12, '#e0243f')
  );
}
