import { contrastRatio, gradientStops, isHex } from './color.ts';
import type { ColorRole, ThemeTokens } from './themeTokens.ts';

/** AA for the brand's own sets, AAA for the high-contrast one. */
export const levels = { AA: { text: 4.5, control: 3 }, AAA: { text: 7, control: 4.5 } } as const;
export type Level = keyof typeof levels;

type Measured = Pick<ThemeTokens, 'color' | 'gradient' | 'jackpot'>;
type Need = keyof (typeof levels)['AA'];
interface Pair {
  name: string;
  front: string;
  back: string;
  need: Need;
}

export const grounds = ['ground', 'surface', 'raised'] as const satisfies readonly ColorRole[];
export const textColors = [
  'text',
  'muted',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
] as const satisfies readonly ColorRole[];
export const fills = [
  ['primary', 'onPrimary'],
  ['primaryHover', 'onPrimary'],
  ['secondary', 'onSecondary'],
  ['tertiary', 'onTertiary'],
  ['success', 'onSuccess'],
  ['warning', 'onWarning'],
  ['danger', 'onDanger'],
  ['info', 'onInfo'],
  ['header', 'onHeader'],
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];
const controls = ['control', 'focus', 'primary'] as const satisfies readonly ColorRole[];

/** Gradients behind text: name of the pair, colour of the text, gradient. */
const writtenGradients = ({ color, gradient, jackpot }: Measured) =>
  [
    ['onPrimary on gradient.primary', color.onPrimary, gradient.primary],
    ['onHero on gradient.hero', color.onHero, gradient.hero],
    ['onBanner on gradient.banner', color.onBanner, gradient.banner],
    ['onHeroAction on gradient.heroAction', color.onHeroAction, gradient.heroAction],
    ['jackpot backgroundContrast on gradient', jackpot.backgroundContrast, jackpot.backgroundGradient],
  ] as const;

function* pairs({ color, gradient, jackpot }: Measured): Generator<Pair> {
  const pair = (name: string, front: string, back: string, need: Need = 'text'): Pair => ({
    name,
    front,
    back,
    need,
  });
  for (const back of grounds) {
    for (const front of textColors) yield pair(`${front} on ${back}`, color[front], color[back], 'text');
    for (const front of controls) {
      if (back === 'raised' && front === 'primary') continue;
      yield pair(`${front} on ${back}`, color[front], color[back], 'control');
    }
  }
  yield pair('focus on header', color.focus, color.header, 'control');
  for (const [back, front] of fills) yield pair(`${front} on ${back}`, color[front], color[back]);
  for (const [name, front, value] of writtenGradients({ color, gradient, jackpot }))
    for (const stop of gradientStops(value) ?? []) yield pair(name, front, stop);
  yield* jackpotPairs(jackpot);
}

function* jackpotPairs(jackpot: Measured['jackpot']): Generator<Pair> {
  const pair = (name: string, front: string, back: string, need: Need = 'text'): Pair => ({ name, front, back, need });
  const backs = [
    'background',
    'darkBackground',
    'detailsContentBackground',
    'detailsBackground',
    'detailsModalBackground',
  ] as const;
  for (const back of backs) yield pair(`jackpot body on ${back}`, jackpot.body, jackpot[back]);
  yield pair('jackpot backgroundContrast', jackpot.backgroundContrast, jackpot.background);
  yield pair('jackpot highlight', jackpot.highlight, jackpot.darkBackground, 'control');
  yield pair('jackpot button', jackpot.darkBackground, jackpot.buttonBackground);
}

/** A pair of a token set, measured: its contrast and the least that it needs. */
export interface MeasuredPair {
  name: string;
  front: string;
  back: string;
  ratio: number;
  needed: number;
}

/** The contrast of every pair of colours that are used on each other. */
export function measurePairs(tokens: Measured, level: Level = 'AA'): MeasuredPair[] {
  return Array.from(pairs(tokens), ({ name, front, back, need }) => ({
    name,
    front,
    back,
    ratio: contrastRatio(front, back),
    needed: levels[level][need],
  }));
}

/** The pairs of a token set with too little contrast, or that cannot be measured, as text; empty when all pass. */
export function contrastFailures(tokens: Measured, level: Level = 'AA'): string[] {
  const unmeasured = writtenGradients(tokens)
    .filter(([, , value]) => gradientStops(value) === null)
    .map(([name, , value]) => `${name}: not a gradient of #rrggbb stops (${value})`);
  const low = measurePairs(tokens, level)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ name, front, back, ratio, needed }) => `${name}: ${ratio.toFixed(2)} < ${needed} (${front} on ${back})`);
  return [...unmeasured, ...low];
}

/** What a jackpot's colours, on each other alone, lack in contrast; empty when all pass. */
export function jackpotFailures(jackpot: Measured['jackpot']): string[] {
  const stops = gradientStops(jackpot.backgroundGradient);
  const written = (stops ?? []).map((stop) => ({
    name: 'jackpot backgroundContrast on gradient',
    front: jackpot.backgroundContrast,
    back: stop,
    need: 'text' as const,
  }));
  const failures = [...jackpotPairs(jackpot), ...written].filter(
    ({ front, back, need }) => !isHex(front) || !isHex(back) || contrastRatio(front, back) < levels.AA[need],
  );
  return [...(stops ? [] : ['jackpot gradient']), ...failures.map(({ name }) => name)];
}
