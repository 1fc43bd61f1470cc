import type { Canvas } from '../backgrounds.ts';
import { box, circle, group, path, place, range } from '../pen.ts';
import { symbols, type SymbolName } from '../symbols/index.ts';
import type { Theme } from '../themes.ts';
import { coins, hero, lift, medallion, plate, sparkle, tile, type Composition } from './parts.ts';

const companions: readonly SymbolName[] = ['gem', 'ruby', 'coin', 'star', 'clover', 'crown', 'goldBars'];

/** A video slot: its symbol alone, in a medallion, between two others, or above a row of reels. */
export function reels(canvas: Canvas, { symbol }: Theme): Composition {
  const { random } = canvas;
  const [left, right] = random.shuffle(companions.filter((name) => name !== symbol));
  const variants: readonly (() => string)[] = [
    () => hero(canvas, symbol, 300, 330, 2.5, random.integer(-6, 6)),
    () => lift(canvas, medallion(canvas, 300, 320, 236)) + hero(canvas, symbol, 300, 316, 1.85),
    () =>
      (left ? hero(canvas, left, 118, 440, 1.05, -16) : '') +
      (right ? hero(canvas, right, 482, 440, 1.05, 16) : '') +
      hero(canvas, symbol, 300, 306, 2.2),
    () => {
      const row = [left, symbol, right].map((name, index) => tile(canvas, name, 54 + index * 168, 380, 156, 156));
      return hero(canvas, symbol, 300, 220, 1.75) + lift(canvas, frame(canvas, 40, 366, 520, 184) + row.join(''));
    },
    () =>
      coins(canvas, 14, 560, 60) + hero(canvas, symbol, 300, 330, 2.35) + sparkle(450, 160, 40) + sparkle(140, 240, 26),
    () => hero(canvas, symbol, 250, 350, 3.1, -8),
  ];
  return { markup: random.pick(variants)() };
}

function frame({ pen, palette }: Canvas, x: number, y: number, w: number, h: number): string {
  const [bright, metal, shade] = palette.metal;
  return (
    box(x, y, w, h, pen.linear([bright, metal, shade, metal]), 22) + box(x + 9, y + 9, w - 18, h - 18, palette.ink, 14)
  );
}

/** Reels with different numbers of rows, and the symbol in front. */
export function megaways(canvas: Canvas, { symbol }: Theme): Composition {
  const { random } = canvas;
  const candidates: readonly SymbolName[] = [symbol, ...companions];
  const columns = range(5).map((column) => {
    const count = random.integer(2, 5);
    const h = 430 / count;
    return range(count)
      .map((row) => tile(canvas, random.pick(candidates), 34 + column * 108, 60 + row * h, 100, h - 8))
      .join('');
  });
  return {
    markup:
      lift(canvas, group(frame(canvas, 20, 44, 560, 454) + columns.join(''), '', 'opacity=".96"')) +
      box(
        20,
        44,
        560,
        454,
        canvas.pen.radial([
          `${canvas.palette.background[2]}/0.6`,
          `${canvas.palette.background[1]}/0.2`,
          `${canvas.palette.ink}/0.35`,
        ]),
        22,
      ) +
      hero(canvas, symbol, 300, 300, 2.15),
    front: lift(canvas, plate(canvas, 'MEGAWAYS', 700, 46)),
    titleY: 650,
  };
}

export function jackpot(canvas: Canvas, { symbol }: Theme): Composition {
  const dots = range(22).map((index) => {
    const angle = (index / 22) * Math.PI * 2;
    return circle(
      300 + Math.cos(angle) * 232,
      310 + Math.sin(angle) * 232,
      9,
      index % 2 ? '#fffbe0' : canvas.palette.accent,
    );
  });
  return {
    markup:
      coins(canvas, 12, 420, 20) +
      lift(canvas, medallion(canvas, 300, 310, 252)) +
      dots.join('') +
      hero(canvas, symbol, 300, 290, 1.9) +
      coins(canvas, 16, 640, 460),
    front: lift(canvas, plate(canvas, 'JACKPOT', 702, 50, ['#ffcf3a', '#c9550b'])),
    titleY: 650,
  };
}

const fruits: readonly SymbolName[] = ['cherries', 'citrus', 'plum', 'bell', 'melon', 'seven', 'star'];

/** A three-reel cabinet, or fruits around the symbol. */
export function fruit(canvas: Canvas, { symbol }: Theme): Composition {
  const { pen, random, palette } = canvas;
  const [first = 'plum', second = 'citrus', third = 'bell', fourth = 'melon'] = random.shuffle(
    fruits.filter((name) => name !== symbol),
  );
  const halftone = range(9)
    .flatMap((row) =>
      range(13).map((column) =>
        circle(column * 50 + (row % 2) * 25, row * 44 + 20, 3 + row * 1.4, palette.background[0], 'opacity=".28"'),
      ),
    )
    .join('');
  const variants: readonly (() => string)[] = [
    () => {
      const cabinet = range(3).map((index) =>
        tile(canvas, [first, symbol, second][index], 66 + index * 160, 210, 148, 250),
      );
      const handle =
        box(570, 250, 14, 130, pen.linear(palette.metal, 90), 6) +
        circle(577, 236, 24, pen.radial(['#ff9a9a', '#e0102f', '#75021a'], 0.35, 0.3, 0.7));
      return (
        lift(canvas, frame(canvas, 44, 188, 512, 294) + cabinet.join('') + handle) +
        path('M44 335h26l-13-14zM556 335h-26l13-14z', '#fff')
      );
    },
    () =>
      hero(canvas, first, 130, 220, 0.95, -14) +
      hero(canvas, second, 470, 220, 0.95, 14) +
      hero(canvas, third, 140, 470, 0.9, 10) +
      hero(canvas, fourth, 460, 470, 0.9, -10) +
      hero(canvas, symbol, 300, 335, 1.95),
    () =>
      range(3)
        .map((index) =>
          hero(
            canvas,
            symbol,
            130 + index * 170,
            330 - (index === 1 ? 60 : 0),
            index === 1 ? 1.6 : 1.1,
            (index - 1) * 12,
          ),
        )
        .join('') +
      hero(canvas, first, 200, 490, 0.8) +
      hero(canvas, second, 400, 490, 0.8),
  ];
  return { markup: halftone + random.pick(variants)() };
}

/** The symbol in a laurel or a medallion, or before its own enlarged shape. */
export function myth(canvas: Canvas, { symbol }: Theme): Composition {
  const { pen, palette, random } = canvas;
  const laurel = (side: number) =>
    group(
      range(7)
        .map((index) =>
          group(
            path('M0 0C16-22 44-22 56-6 38 8 14 8 0 0Z', pen.linear(palette.metal)),
            `rotate(${-60 + index * 24}) translate(236 0) rotate(-64)`,
          ),
        )
        .join(''),
      `translate(300 320) scale(${side} 1)`,
    );
  const variants: readonly (() => string)[] = [
    () => lift(canvas, laurel(1) + laurel(-1)) + hero(canvas, symbol, 300, 316, 2.1),
    () => lift(canvas, medallion(canvas, 300, 318, 226)) + hero(canvas, symbol, 300, 312, 1.95),
    () =>
      place(symbols[symbol](pen), 300, 330, 3.4).replace('<g ', '<g opacity=".18" ') +
      hero(canvas, symbol, 300, 340, 2.45),
  ];
  return { markup: random.pick(variants)() };
}
