import type { Canvas } from '../backgrounds.ts';
import { box, circle, ellipse, group, line, path, place, range, round } from '../pen.ts';
import { card, chip, rouletteWheel, symbols, wheel as drawWheel, type Suit } from '../symbols/index.ts';
import type { DrawnGame, Theme } from '../themes.ts';
import { coins, hero, host, lift, sparkle, type Composition } from './parts.ts';

const chipColors = ['#d0142c', '#1656c0', '#0c8a4a', '#7a1fb8', '#e08a0a', '#20202c'];

function chipStack({ pen, palette, random }: Canvas, x: number, y: number, count: number, fill: string): string {
  return range(count)
    .map((index) => {
      const shift = random.integer(-3, 3);
      const top = y - index * 15;
      return (
        ellipse(x + shift, top + 15, 50, 21, palette.ink) +
        ellipse(x + shift, top + 11, 50, 21, fill) +
        line(
          `M${x + shift - 36} ${top + 22}l4 6M${x + shift} ${top + 28}v7M${x + shift + 36} ${top + 22}l-4 6`,
          '#fff',
          9,
        ) +
        ellipse(x + shift, top, 50, 21, pen.radial(['#fff/0.5', '#fff/0'])) +
        ellipse(x + shift, top, 50, 21, fill, 'stroke="#fff" stroke-width="4" stroke-dasharray="16 11"') +
        ellipse(x + shift, top, 30, 12, '#fff', 'opacity=".92"')
      );
    })
    .join('');
}

const hands: Readonly<Record<string, readonly (readonly [string, Suit])[]>> = {
  blackjack: [
    ['A', 'spades'],
    ['K', 'hearts'],
  ],
  baccarat: [
    ['9', 'diamonds'],
    ['Q', 'spades'],
    ['K', 'clubs'],
  ],
  poker: [
    ['10', 'hearts'],
    ['J', 'hearts'],
    ['Q', 'hearts'],
    ['K', 'hearts'],
    ['A', 'hearts'],
  ],
};

/** A fan of cards over chips; live tables have a dealer behind them. */
export function cards(canvas: Canvas, _: Theme, game: DrawnGame): Composition {
  const { pen, random } = canvas;
  const hand = hands[game.kind] ?? hands.blackjack ?? [];
  const spread = hand.length > 3 ? 17 : 24;
  const fan = (x: number, y: number, scale: number) =>
    lift(
      canvas,
      hand
        .map(([rank, suit], index) => {
          const turn = (index - (hand.length - 1) / 2) * spread;
          return group(
            group(card(pen, rank, suit), 'translate(0 -190)'),
            `translate(${x} ${y + 190 * scale}) scale(${scale}) rotate(${round(turn)})`,
          );
        })
        .join(''),
    );
  const [first = '', second = '', third = ''] = random.shuffle(chipColors);
  const stacks = lift(
    canvas,
    chipStack(canvas, 110, 560, random.integer(3, 6), first) +
      chipStack(canvas, 490, 560, random.integer(3, 6), second),
  );
  if (game.isLive) {
    return {
      markup:
        host(canvas, 300, 226, 1.2, random.integer(0, 7)) +
        table(canvas, 390) +
        fan(300, 400, 1.05) +
        stacks +
        liveBadge(canvas),
    };
  }
  const variants: readonly (() => string)[] = [
    () => stacks + fan(300, 320, hand.length > 3 ? 1.5 : 2),
    () =>
      group(chip(pen, third), 'translate(300 320) scale(2.3)', 'opacity=".5"') +
      fan(300, 330, hand.length > 3 ? 1.4 : 1.75) +
      stacks,
    () =>
      lift(canvas, place(chip(pen, first), 140, 190, 0.9, -20) + place(chip(pen, second), 470, 500, 1, 15)) +
      fan(300, 340, hand.length > 3 ? 1.45 : 1.9),
  ];
  return { markup: random.pick(variants)() };
}

function table({ pen, palette }: Canvas, y: number): string {
  return group(
    path('M-60 80C80-10 520-10 660 80V420H-60Z', pen.linear(palette.metal)) +
      path('M-60 100C80 12 520 12 660 100V420H-60Z', pen.linear([palette.background[1], palette.background[0]])) +
      line('M-20 160C120 80 480 80 620 160', palette.letters[1], 3, 'opacity=".7"'),
    `translate(0 ${y})`,
  );
}

const liveBadge = (canvas: Canvas): string =>
  group(
    box(-66, -26, 132, 52, '#e0142c', 26) +
      circle(-38, 0, 9, '#fff') +
      '<text x="14" y="11" font-family="Barlow Black" font-size="32" text-anchor="middle" fill="#fff">LIVE</text>',
    'translate(94 54)',
  ) + sparkle(520, 90, 22 + canvas.random.integer(0, 14));

export function roulette(canvas: Canvas, _: Theme, game: DrawnGame): Composition {
  const { pen, random } = canvas;
  const rotor = rouletteWheel(pen);
  if (game.isLive) {
    return {
      markup:
        host(canvas, 300, 216, 1.2, random.integer(0, 7)) +
        table(canvas, 390) +
        lift(canvas, group(rotor, 'translate(300 448) scale(2.3 1.15)')) +
        liveBadge(canvas),
    };
  }
  const [first = '', second = ''] = random.shuffle(chipColors);
  const variants: readonly (() => string)[] = [
    () => lift(canvas, place(rotor, 300, 320, 2.5, random.integer(0, 180))),
    () =>
      lift(canvas, group(rotor, `translate(300 370) scale(2.9 1.9) rotate(${random.integer(0, 180)})`)) +
      lift(canvas, chipStack(canvas, 120, 570, 5, first) + chipStack(canvas, 482, 570, 4, second)),
    () =>
      lift(canvas, place(rotor, 420, 250, 3.1, random.integer(0, 180))) +
      lift(canvas, place(chip(pen, first), 120, 470, 0.85, -12) + place(chip(pen, second), 250, 540, 0.62, 20)),
  ];
  return { markup: random.pick(variants)() };
}

/** A money wheel from the front, with its pointer. */
export function wheel(canvas: Canvas, theme: Theme): Composition {
  const { pen, palette, random } = canvas;
  const fills = random.pick([
    ['#ff4d6d', '#ffd23c', '#2bb6ff', '#7be05a', '#a35cff'],
    [palette.background[1], palette.accent, palette.background[2], palette.letters[2]],
    ['#e0142c', '#ffffff', '#1656c0', '#ffffff'],
    ['#0c8a4a', '#ffd23c', '#d0142c', '#fff3b0'],
  ]);
  const rotor = drawWheel(pen, fills, random.pick([10, 12, 16]), [...palette.metal]);
  const pointer = path(
    'M-26-34H26L0 34Z',
    pen.linear(['#ff7a6a', '#b30d22']),
    'stroke="#fff" stroke-width="5" stroke-linejoin="round"',
  );
  const low = random.next() < 0.5;
  return {
    markup:
      lift(canvas, place(rotor, 300, low ? 420 : 320, low ? 3.4 : 2.55, random.integer(0, 60))) +
      lift(canvas, group(pointer, `translate(300 ${low ? 92 : 76}) scale(1.2)`)) +
      (theme.background === 'stage' ? '' : coins(canvas, 8, 560, 420)),
  };
}

/** A live show: a host at a table, with a wheel or the game's symbol behind. */
export function live(canvas: Canvas, { symbol }: Theme): Composition {
  const { pen, palette, random } = canvas;
  const variant = random.integer(0, 7);
  const rotor = drawWheel(pen, [palette.background[1], palette.accent, palette.letters[1], palette.background[2]], 12, [
    ...palette.metal,
  ]);
  const back =
    random.next() < 0.5
      ? lift(canvas, place(rotor, 300, 260, 2.2))
      : place(symbols[symbol](pen), 300, 240, 1.9).replace('<g ', '<g opacity=".35" ');
  return {
    markup:
      back +
      lift(canvas, host(canvas, 240, 262, 1.3, variant)) +
      table(canvas, 440) +
      hero(canvas, symbol === 'microphone' ? 'wheel' : symbol, 448, 400, 1.15, 8) +
      liveBadge(canvas),
  };
}

/** A crash game: the rising multiplier curve with the symbol at its end. */
export function crash(canvas: Canvas, { symbol }: Theme): Composition {
  const { pen, palette, random } = canvas;
  const curve = 'M30 560C220 550 360 470 440 250';
  const factor = `${random.integer(2, 48)}.${random.integer(0, 9)}${random.integer(0, 9)}×`;
  const rulers = range(6)
    .map((index) => line(`M30 ${120 + index * 88}H570`, '#fff', 1.5, 'opacity=".16"'))
    .join('');
  const tilt = symbol === 'rocket' ? 24 : symbol === 'balloon' ? 0 : -14;
  return {
    markup:
      rulers +
      path(`${curve}V560Z`, pen.linear([`${palette.accent}/0.55`, `${palette.accent}/0`])) +
      line(curve, palette.ink, 26) +
      line(curve, palette.accent, 14) +
      line(curve, '#fff', 4, 'opacity=".8"') +
      hero(canvas, symbol, 440, 226, 1.35, tilt) +
      group(
        `<text font-family="Chakra Petch" font-weight="700" font-size="88" fill="#fff" stroke="${palette.ink}" stroke-width="14" stroke-linejoin="round" paint-order="stroke">${factor}</text>`,
        'translate(44 250)',
      ),
  };
}
