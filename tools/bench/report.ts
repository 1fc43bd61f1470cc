import type { Sample } from './load.ts';
import type { Result, Variant } from './measure.ts';
import { byteTypes } from './network.ts';
import { median, medianRatio } from './statistics.ts';
import type { StormResult } from './storm.ts';
import { table } from './table.ts';

interface Column {
  title: string;
  value: (sample: Sample) => number | undefined;
  /** Of the figure; 0 by default. */
  digits?: number;
  /** Whether a ratio says nothing, as where the goal is zero. */
  hasNoRatio?: true;
}

const kilobytes = (bytes: number) => bytes / 1000;

const columns: readonly Column[] = [
  { title: 'FCP', value: ({ firstPaint }) => firstPaint },
  { title: 'LCP', value: ({ largestPaint }) => largestPaint },
  { title: 'pictures', value: ({ pictures }) => pictures },
  { title: 'balance', value: ({ balance }) => balance },
  { title: 'CLS', value: ({ layoutShift }) => layoutShift, digits: 3, hasNoRatio: true },
  { title: 'blocking', value: ({ blocking }) => blocking },
  { title: 'longest task', value: ({ longestTask }) => longestTask },
  { title: 'requests', value: ({ requests }) => requests },
  { title: 'kB', value: ({ bytes }) => kilobytes(Object.values(bytes).reduce((sum, amount) => sum + amount, 0)) },
  { title: 'elements', value: ({ elements }) => elements },
  { title: 'heap MB', value: ({ heap }) => heap / 1_000_000, digits: 1 },
];

const byteColumns: readonly Column[] = byteTypes.map((type) => ({
  title: type,
  value: ({ bytes }) => kilobytes(bytes[type]),
}));

const routeColumns: readonly Column[] = [
  { title: 'new page', value: ({ newPage }) => newPage },
  { title: 'after its data', value: ({ newPageAfterData }) => newPageAfterData },
  { title: 'cached page', value: ({ cachedPage }) => cachedPage },
];

/** A figure of each column: the medians of a variant, or their ratios to another. */
const medians = (samples: readonly Sample[], of: readonly Column[]): string[] =>
  of.map(({ value, digits = 0 }) => median(samples.map(value))?.toFixed(digits) ?? '–');

const ratios = (samples: readonly Sample[], base: readonly Sample[], of: readonly Column[]): string[] =>
  of.map(({ value, hasNoRatio }) => {
    const ratio = medianRatio(samples.map(value), base.map(value));
    return ratio === undefined || hasNoRatio ? '–' : `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;
  });

/**
 * The tables of one brand and profile, in Markdown.
 * @param against the name of the other build
 */
export function tablesOf(results: readonly Result[], against = 'other build'): string {
  const names: Record<Variant, string> = { lobby: 'lobby', copy: 'without scripts', against };
  const rowsOf = ({ page, samples }: Result, of: readonly Column[], withRatios: boolean) => {
    const { lobby = [] } = samples;
    const others = (['copy', 'against'] as const).flatMap((variant) => {
      const base = samples[variant];
      if (!base) return [];
      const ratioRow = ['', `lobby ÷ ${names[variant]}`, ...ratios(lobby, base, of)];
      return [['', names[variant], ...medians(base, of)], ...(withRatios ? [ratioRow] : [])];
    });
    return [[page, 'lobby', ...medians(lobby, of)], ...others];
  };
  const section = (of: readonly Column[], shown: readonly Result[], withRatios: boolean) =>
    table([
      ['page', '', ...of.map(({ title }) => title)],
      ...shown.flatMap((result) => rowsOf(result, of, withRatios)),
    ]);

  const withRoutes = results
    .filter(({ samples }) => samples.lobby?.some(({ newPage }) => newPage !== undefined))
    .map((result) => ({ ...result, samples: { ...result.samples, copy: undefined } }));
  return [
    section(columns, results, true),
    'kB on the wire:',
    section(byteColumns, results, false),
    ...(withRoutes.length > 0 ? ['Route changes, ms:', section(routeColumns, withRoutes, true)] : []),
    'Requests that lead to the last picture of the first view:',
    results.map(({ page, chain }) => `- ${page}: ${chain.length} (${chain.map(shorten).join(' → ')})`).join('\n'),
  ].join('\n\n');
}

/** Path without folders and hash of the build; names of queries are not in addresses. */
const shorten = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.replace(/^.*\/(?=[^/]+$)/, '').replace(/-[\w-]{8}(?=\.\w+$)/, '') || '/';
};

/** The figures of a storm beside its goals, in Markdown. */
export function stormTable({ sent, received, longTasks, longestTask, heap, ...storm }: StormResult): string {
  const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
  const perSecond = Math.round(total(sent) / storm.seconds);
  const growth = 100 * (heap.after / heap.before - 1);
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  return table([
    [`${storm.seconds} s, ${perSecond} messages a second`, 'goal', 'measured'],
    ['tasks over 50 ms', '0', String(longTasks)],
    ['longest task', '≤ 50 ms', longTasks === 0 ? '≤ 50 ms' : `${longestTask.toFixed(0)} ms`],
    ...Object.entries(sent).map(([name, count]) => [
      `${name}: lost of ${count}`,
      '0',
      String(count - (received[name] ?? 0)),
    ]),
    ['requests meanwhile', '', String(storm.requests)],
    ['the last figure shows', 'yes', storm.isLastShown ? 'yes' : 'no'],
    [`heap, ${megabytes(heap.before)} before`, '≤ 5 %', `${growth.toFixed(1)} %`],
  ]);
}
