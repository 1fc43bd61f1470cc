import { colorsOf, contrastRatio } from './color.ts';
import type { ColorRole, ThemeTokens } from './tokens.ts';

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
export const writings = [
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

function* pairs({ color, gradient, jackpot }: Measured): Generator<Pair> {
  const pair = (name: string, front: string, back: string, need: Need = 'text'): Pair => ({
    name,
    front,
    back,
    need,
  });
  for (const back of grounds) {
    for (const front of writings) yield pair(`${front} on ${back}`, color[front], color[back], 'text');
    for (const front of controls) {
      if (back === 'raised' && front === 'primary') continue;
      yield pair(`${front} on ${back}`, color[front], color[back], 'control');
    }
  }
  yield pair('focus on header', color.focus, color.header, 'control');
  for (const [back, front] of fills) yield pair(`${front} on ${back}`, color[front], color[back]);
  for (const stop of colorsOf(gradient.primary)) yield pair('onPrimary on gradient.primary', color.onPrimary, stop);
  for (const stop of colorsOf(gradient.hero)) yield pair('onHero on gradient.hero', color.onHero, stop);
  for (const stop of colorsOf(gradient.heroAction))
    yield pair('onHeroAction on gradient.heroAction', color.onHeroAction, stop);
  const backs = [
    'background',
    'darkBackground',
    'detailsContentBackground',
    'detailsBackground',
    'detailsModalBackground',
  ] as const;
  for (const back of backs) yield pair(`jackpot body on ${back}`, jackpot.body, jackpot[back]);
  for (const stop of colorsOf(jackpot.backgroundGradient))
    yield pair('jackpot backgroundContrast on gradient', jackpot.backgroundContrast, stop);
  yield pair('jackpot backgroundContrast', jackpot.backgroundContrast, jackpot.background);
  yield pair('jackpot highlight', jackpot.highlight, jackpot.darkBackground, 'control');
  yield pair('jackpot button', jackpot.darkBackground, jackpot.buttonBackground);
}

/** The pairs of a token set that stand out too little, in words; empty when all pass. */
export function contrastFailures(tokens: Measured, level: Level = 'AA'): string[] {
  const failures: string[] = [];
  for (const { name, front, back, need } of pairs(tokens)) {
    const ratio = contrastRatio(front, back);
    const wanted = levels[level][need];
    if (ratio < wanted) failures.push(`${name}: ${ratio.toFixed(2)} < ${wanted} (${front} on ${back})`);
  }
  return failures;
}
