import { describeBlocking, describeChain } from './causes.ts';
import type { Figure, Goal } from './goal.ts';
import type { Sample } from './load.ts';
import type { Result, Visit } from './measure.ts';
import type { Variant } from './rounds.ts';
import { median, medianRatio } from './statistics.ts';

type Value = (sample: Sample) => number | undefined;
type OfResult = (result: Result) => number | undefined;

/** A page's median. */
export const own =
  (value: Value): OfResult =>
  ({ samples }) =>
    median((samples.lobby ?? []).map(value));

/** A page's median ratio to another of the same rounds. */
export const ratioTo =
  (variant: Variant, value: Value, base: Value = value): OfResult =>
  ({ samples }) =>
    medianRatio((samples.lobby ?? []).map(value), (samples[variant] ?? []).map(base));

/** The figures of all pages of players or of visitors. */
export const pagesOf =
  (isPlayer: boolean) =>
  (of: OfResult, cause?: (result: Result) => string, visit: Visit = 'cold'): Goal['of'] =>
  ({ results }, profile) =>
    results
      .filter((result) => result.profile === profile && result.visit === visit && result.isPlayer === isPlayer)
      .flatMap((result): Figure[] => {
        const value = of(result);
        return value === undefined ? [] : [{ value, where: result.page, cause: cause && (() => cause(result)) }];
      });

/** What leads to pictures, and what keeps the page busy meanwhile. */
export const pictureCause = (result: Result) => `${describeChain(result.chains.picture)}; ${describeBlocking(result)}`;
export const balanceCause = (result: Result) => `${describeChain(result.chains.balance)}; ${describeBlocking(result)}`;

/** Goals of moves between pages, the same for all. */
export const routeGoals = (of: ReturnType<typeof pagesOf>): readonly Goal[] => [
  {
    title: 'page seen before, from the tap',
    unit: 'ms',
    digits: 0,
    limits: { phone: 100 },
    of: of(own(({ cachedPage }) => cachedPage)),
  },
  {
    title: 'new page, after its data',
    unit: 'ms',
    digits: 0,
    limits: { phone: 300 },
    of: of(own(({ newPageAfterData }) => newPageAfterData)),
  },
];
