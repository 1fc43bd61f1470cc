import type { Sample } from './load.ts';
import type { Result, Variant } from './measure.ts';
import { median, medianRatio } from './statistics.ts';
import { table } from './table.ts';

type Figure = (sample: Sample) => number | undefined;

interface Goal {
  title: string;
  limit: number;
  digits?: number;
  unit?: string;
  /** The page's figure; undefined if the goal does not concern it. */
  of: (result: Result) => number | undefined;
}

const own =
  (figure: Figure) =>
  ({ samples }: Result) =>
    median((samples.lobby ?? []).map(figure));

const ratioTo =
  (variant: Variant, figure: Figure) =>
  ({ samples }: Result) =>
    medianRatio((samples.lobby ?? []).map(figure), (samples[variant] ?? []).map(figure));

const forVisitors =
  (of: Goal['of']): Goal['of'] =>
  (result) =>
    result.isPlayer ? undefined : of(result);

const visitorRatio = (title: string, figure: Figure): Goal => ({
  title: `${title} ÷ without scripts, visitors`,
  limit: 1.3,
  digits: 2,
  unit: '×',
  of: forVisitors(ratioTo('copy', figure)),
});

/** On the phone profile. */
const goals: readonly Goal[] = [
  visitorRatio('FCP', ({ firstPaint }) => firstPaint),
  visitorRatio('LCP', ({ largestPaint }) => largestPaint),
  visitorRatio('last picture', ({ pictures }) => pictures),
  {
    title: 'balance ÷ LCP without scripts, players',
    limit: 2,
    digits: 2,
    unit: '×',
    of: ratioTo('copy', ({ balance }) => balance),
  },
  { title: 'CLS', limit: 0, digits: 3, of: own(({ layoutShift }) => layoutShift) },
  {
    title: 'blocking ÷ build of the other commit',
    limit: 0.1,
    digits: 2,
    unit: '×',
    of: ratioTo('against', ({ blocking }) => blocking),
  },
  { title: 'document, brotli', limit: 30, digits: 1, unit: 'kB', of: own(({ bytes }) => bytes.document / 1000) },
  { title: 'styles, brotli', limit: 12, digits: 1, unit: 'kB', of: own(({ bytes }) => bytes.style / 1000) },
  { title: 'cached page', limit: 100, unit: 'ms', of: own(({ cachedPage }) => cachedPage) },
  { title: 'new page, after its data', limit: 300, unit: 'ms', of: own(({ newPageAfterData }) => newPageAfterData) },
  { title: 'requests up to the last picture, after the document', limit: 2, of: ({ chain }) => chain.length - 1 },
];

/** Goals beside the best and the worst page of a run. */
export function goalsTable(results: readonly Result[]): string {
  const onPhone = results.filter(({ profile }) => profile === 'phone');
  const rows = goals.flatMap(({ title, limit, digits = 0, unit = '', of }) => {
    const figures = onPhone
      .flatMap((result) => {
        const figure = of(result);
        return figure === undefined ? [] : [{ figure, page: `${result.brand}, ${result.page}` }];
      })
      .sort((a, b) => a.figure - b.figure);
    const [best, worst] = [figures[0], figures.at(-1)];
    if (!best || !worst) return [];
    const show = (figure: number) => `${figure.toFixed(digits)} ${unit}`.trim();
    const isMet = Number(worst.figure.toFixed(digits)) <= limit;
    return [
      [title, isMet ? 'yes' : 'no', `≤ ${limit} ${unit}`.trim(), show(best.figure), show(worst.figure), worst.page],
    ];
  });
  return table([['phone', 'reached', 'goal', 'best page', 'worst page', ''], ...rows]);
}
