import type { Scene } from '../grounds.ts';
import { box, circle, group, path, place, range } from '../pen.ts';
import { symbols, type SymbolName } from '../symbols/index.ts';
import type { Theme } from '../themes.ts';
import { coins, hero, lift, medallion, plate, sparkle, tile, type Composition } from './parts.ts';

const companions: readonly SymbolName[] = ['gem', 'ruby', 'coin', 'star', 'clover', 'crown', 'goldBars'];

/** A video slot: its symbol alone, in a medallion, between two others, or above a row of reels. */
export function reels(scene: Scene, { symbol }: Theme): Composition {
  const { random } = scene;
  const [left, right] = random.shuffle(companions.filter((name) => name !== symbol));
  const variants: readonly (() => string)[] = [
    () => hero(scene, symbol, 300, 330, 2.5, random.whole(-6, 6)),
    () => lift(scene, medallion(scene, 300, 320, 236)) + hero(scene, symbol, 300, 316, 1.85),
    () =>
      (left ? hero(scene, left, 118, 440, 1.05, -16) : '') +
      (right ? hero(scene, right, 482, 440, 1.05, 16) : '') +
      hero(scene, symbol, 300, 306, 2.2),
    () => {
      const row = [left, symbol, right].map((name, index) => tile(scene, name, 54 + index * 168, 380, 156, 156));
      return hero(scene, symbol, 300, 220, 1.75) + lift(scene, frame(scene, 40, 366, 520, 184) + row.join(''));
    },
    () =>
      coins(scene, 14, 560, 60) + hero(scene, symbol, 300, 330, 2.35) + sparkle(450, 160, 40) + sparkle(140, 240, 26),
    () => hero(scene, symbol, 250, 350, 3.1, -8),
  ];
  return { markup: random.pick(variants)() };
}

function frame({ pen, palette }: Scene, x: number, y: number, w: number, h: number): string {
  const [bright, metal, shade] = palette.metal;
  return (
    box(x, y, w, h, pen.linear([bright, metal, shade, metal]), 22) + box(x + 9, y + 9, w - 18, h - 18, palette.ink, 14)
  );
}

/** Reels of changing height, seen from below, with the symbol before them. */
export function megaways(scene: Scene, { symbol }: Theme): Composition {
  const { random } = scene;
  const names: readonly SymbolName[] = [symbol, ...companions];
  const columns = range(5).map((column) => {
    const count = random.whole(2, 5);
    const h = 430 / count;
    return range(count)
      .map((row) => tile(scene, random.pick(names), 34 + column * 108, 60 + row * h, 100, h - 8))
      .join('');
  });
  return {
    markup:
      lift(scene, group(frame(scene, 20, 44, 560, 454) + columns.join(''), '', 'opacity=".96"')) +
      box(
        20,
        44,
        560,
        454,
        scene.pen.radial([
          `${scene.palette.ground[2]}/0.6`,
          `${scene.palette.ground[1]}/0.2`,
          `${scene.palette.ink}/0.35`,
        ]),
        22,
      ) +
      hero(scene, symbol, 300, 300, 2.15),
    front: lift(scene, plate(scene, 'MEGAWAYS', 700, 46)),
    titleY: 650,
  };
}

export function jackpot(scene: Scene, { symbol }: Theme): Composition {
  const dots = range(22).map((index) => {
    const angle = (index / 22) * Math.PI * 2;
    return circle(
      300 + Math.cos(angle) * 232,
      310 + Math.sin(angle) * 232,
      9,
      index % 2 ? '#fffbe0' : scene.palette.accent,
    );
  });
  return {
    markup:
      coins(scene, 12, 420, 20) +
      lift(scene, medallion(scene, 300, 310, 252)) +
      dots.join('') +
      hero(scene, symbol, 300, 290, 1.9) +
      coins(scene, 16, 640, 460),
    front: lift(scene, plate(scene, 'JACKPOT', 702, 50, ['#ffcf3a', '#c9550b'])),
    titleY: 650,
  };
}

const fruits: readonly SymbolName[] = ['cherries', 'citrus', 'plum', 'bell', 'melon', 'seven', 'star'];

/** Three old reels, or a still life. */
export function fruit(scene: Scene, { symbol }: Theme): Composition {
  const { pen, random, palette } = scene;
  const [first = 'plum', second = 'citrus', third = 'bell', fourth = 'melon'] = random.shuffle(
    fruits.filter((name) => name !== symbol),
  );
  const halftone = range(9)
    .flatMap((row) =>
      range(13).map((column) =>
        circle(column * 50 + (row % 2) * 25, row * 44 + 20, 3 + row * 1.4, palette.ground[0], 'opacity=".28"'),
      ),
    )
    .join('');
  const variants: readonly (() => string)[] = [
    () => {
      const cabinet = range(3).map((index) =>
        tile(scene, [first, symbol, second][index], 66 + index * 160, 210, 148, 250),
      );
      const handle =
        box(570, 250, 14, 130, pen.linear(palette.metal, 90), 6) +
        circle(577, 236, 24, pen.radial(['#ff9a9a', '#e0102f', '#75021a'], 0.35, 0.3, 0.7));
      return (
        lift(scene, frame(scene, 44, 188, 512, 294) + cabinet.join('') + handle) +
        path('M44 335h26l-13-14zM556 335h-26l13-14z', '#fff')
      );
    },
    () =>
      hero(scene, first, 130, 220, 0.95, -14) +
      hero(scene, second, 470, 220, 0.95, 14) +
      hero(scene, third, 140, 470, 0.9, 10) +
      hero(scene, fourth, 460, 470, 0.9, -10) +
      hero(scene, symbol, 300, 335, 1.95),
    () =>
      range(3)
        .map((index) =>
          hero(
            scene,
            symbol,
            130 + index * 170,
            330 - (index === 1 ? 60 : 0),
            index === 1 ? 1.6 : 1.1,
            (index - 1) * 12,
          ),
        )
        .join('') +
      hero(scene, first, 200, 490, 0.8) +
      hero(scene, second, 400, 490, 0.8),
  ];
  return { markup: halftone + random.pick(variants)() };
}

/** An old tale: the symbol in gold, between guardians of light. */
export function myth(scene: Scene, { symbol }: Theme): Composition {
  const { pen, palette, random } = scene;
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
    () => lift(scene, laurel(1) + laurel(-1)) + hero(scene, symbol, 300, 316, 2.1),
    () => lift(scene, medallion(scene, 300, 318, 226)) + hero(scene, symbol, 300, 312, 1.95),
    () =>
      place(symbols[symbol](pen), 300, 330, 3.4).replace('<g ', '<g opacity=".18" ') +
      hero(scene, symbol, 300, 340, 2.45),
  ];
  return { markup: random.pick(variants)() };
}
