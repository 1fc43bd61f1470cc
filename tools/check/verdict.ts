import type { TestResults } from './results.ts';
import type { Suite } from './runSuite.ts';

/** More red browser tests than these have one cause, which running them again does not say. */
export const mostRunAgain = 10;
/** As many make a run red: each is a test or a product that fails now and then. */
const tooManyUnsteady = 3;

/** A test that failed, and passed when it ran once more alone. */
interface UnsteadyTest {
  name: string;
  failedAfter: number;
  passedAfter: number;
}

export interface SuiteResult extends TestResults {
  suite: Suite;
  unsteady: readonly UnsteadyTest[];
}

/** The result of a suite whose red tests have run once more. */
export function settle(first: SuiteResult, again: TestResults): SuiteResult {
  const passedAgain = new Map(again.passed.map((test) => [test.name, test]));
  return {
    ...first,
    passed: [...first.passed, ...first.failed.filter(({ name, notRun }) => notRun && passedAgain.has(name))],
    failed: first.failed.filter(({ name }) => !passedAgain.has(name)),
    broken: first.broken || again.broken,
    unsteady: first.failed.flatMap(({ name, notRun, seconds }) => {
      const second = passedAgain.get(name);
      return second && !notRun ? [{ name, failedAfter: seconds, passedAfter: second.seconds }] : [];
    }),
  };
}

/** What is said of a suite in one line. */
export function outcomeOf({ testRunner }: Suite, { passed, failed, broken }: TestResults): string {
  if (!testRunner) return broken ? 'FAILED' : 'passed';
  return [
    `${passed.length} passed`,
    ...(failed.length > 0 ? [`${failed.length} FAILED`] : []),
    ...(broken ? ['the suite itself FAILED'] : []),
  ].join(', ');
}

/** What is said at the end of a run, and whether it is green. */
export function conclude(results: readonly SuiteResult[]): { green: boolean; lines: string[] } {
  const unsteady = results.flatMap((result) => result.unsteady);
  const failed = results.flatMap((result) => [
    ...result.failed.map(({ name }) => name),
    ...(result.broken ? [result.suite.name] : []),
  ]);
  const tooMany = unsteady.length >= tooManyUnsteady;

  const passedCount = results.reduce((sum, { passed }) => sum + passed.length, 0) + (tooMany ? 0 : unsteady.length);
  const failedCount = failed.length + (tooMany ? unsteady.length : 0);
  return {
    green: failedCount === 0,
    lines: [
      // A long list is less useful than the failures above.
      ...failed.slice(0, mostRunAgain).map((name) => `failed: ${name}`),
      ...(failed.length > mostRunAgain ? [`failed: ${failed.length - mostRunAgain} more`] : []),
      ...unsteady.map(
        ({ name, failedAfter, passedAfter }) =>
          `unsteady: ${name} (failed after ${failedAfter.toFixed(1)} s, passed alone after ${passedAfter.toFixed(1)} s)`,
      ),
      ...(tooMany ? [`${unsteady.length} unsteady tests are too many: they count as failed.`] : []),
      // Continuous integration reads the last line.
      `${passedCount} passed, ${failedCount} failed`,
    ],
  };
}
