import type { Sample } from './load.ts';
import { describeBlocking, describeChain } from './causes.ts';
import type { Result } from './measure.ts';
import type { TapResult } from './measured.ts';
import { byteTypes } from './network.ts';
import type { Variant } from './rounds.ts';
import { median, medianRatio } from './statistics.ts';
import type { StormResult } from './storm.ts';
import { table } from './table.ts';
import { tapNames } from './taps.ts';

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
  { title: 'scripts', value: ({ scripts }) => scripts.files },
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
 * The tables of one brand, profile and visit, in Markdown.
 * @param against the name of the other build
 */
export function tablesOf(results: readonly Result[], against = 'other build'): string {
  const names: Record<Variant, string> = { lobby: 'lobby', copy: 'without scripts', bare: 'bare page', against };
  const rowsOf = ({ page, samples }: Result, of: readonly Column[], withRatios: boolean) => {
    const { lobby = [] } = samples;
    const others = (['copy', 'bare', 'against'] as const).flatMap((variant) => {
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
    .map((result) => ({ ...result, samples: { lobby: result.samples.lobby, against: result.samples.against } }));
  const list = (of: (result: Result) => string) =>
    results.map((result) => `- ${result.page}: ${of(result)}`).join('\n');
  return [
    section(columns, results, true),
    'kB on the wire:',
    section(byteColumns, results, false),
    ...(withRoutes.length > 0 ? ['Route changes, ms:', section(routeColumns, withRoutes, true)] : []),
    'Requests that lead to the last picture of the first view, and to the balance:',
    list(({ chains: { picture, balance } }) =>
      [picture, balance]
        .filter(({ length }) => length > 0)
        .map(describeChain)
        .join('; '),
    ),
    'What the middle load is busy with:',
    list(describeBlocking),
  ].join('\n\n');
}

/** The taps of each profile, medians, in Markdown. */
export const tapsTable = (results: readonly TapResult[]): string =>
  table([
    ['tap, ms until the frame that shows its effect', '', ...results.map(({ profile }) => profile)],
    ...[
      [
        'a tile, 1 s after the first paint',
        ...results.map(({ first }) => median(first.map(({ interaction }) => interaction))),
      ],
      [
        '… until the address is the game’s',
        ...results.map(({ first }) => median(first.map(({ gamePage }) => gamePage))),
      ],
      ...tapNames.map((name) => [name, ...results.map(({ resting }) => median(resting.map((taps) => taps[name])))]),
    ].map(([name, ...times]) => [
      String(name),
      '',
      ...times.map((time) => (typeof time === 'number' ? time.toFixed(0) : '–')),
    ]),
  ]);

/** The figures of a storm beside its goals, in Markdown. */
export function stormTable({ sent, received, longTasks, longestTask, heap, frames, ...storm }: StormResult): string {
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
    ['frames a second, without and during', '≥ 0.8 ×', `${frames.without.toFixed(0)}, ${frames.during.toFixed(0)}`],
    [
      'the last figure is late by',
      '≤ 250 ms',
      storm.lateness === undefined ? 'not shown' : `${storm.lateness.toFixed(0)} ms`,
    ],
    ['requests meanwhile', '', String(storm.requests)],
    ['the last figure shows', 'yes', storm.isLastShown ? 'yes' : 'no'],
    [`heap, ${megabytes(heap.before)} before`, '≤ 5 %', `${growth.toFixed(1)} %`],
  ]);
}
