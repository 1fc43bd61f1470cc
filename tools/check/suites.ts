import { mkdirSync, rmSync } from 'node:fs';
import { root } from '../start/operator.ts';
import { logOf, outputFolder, runSuite, type Suite, type SuiteRun, unitTestReports } from './runSuite.ts';
import { conclude, mostRunAgain, outcomeOf, settle, type SuiteResult } from './verdict.ts';

/**
 * Runs all suites in order, then their red browser tests once more. Prints a line for each suite, the failures of red ones, and a
 * summary, whose last line continuous integration reads; the exit code is 1 if the run is red.
 */
export function runSuites(suites: readonly Suite[]): void {
  // Nothing that an earlier run has left is taken for a result of this one.
  for (const folder of [outputFolder, unitTestReports]) rmSync(`${root}${folder}`, { recursive: true, force: true });
  mkdirSync(`${root}${outputFolder}`, { recursive: true });

  const start = performance.now();
  const { green, lines } = conclude(runRedAgain(suites.map((suite) => ({ suite, ...report(suite), unsteady: [] }))));
  console.log(lineOf('all', (performance.now() - start) / 60_000, ''));
  for (const line of lines) console.log(line);
  process.exitCode = green ? 0 : 1;
}

/** Alone, when the machine has nothing else to do: a test that passes then depends on something that is not its own. */
function runRedAgain(results: readonly SuiteResult[]): readonly SuiteResult[] {
  const isRed = ({ suite, failed, broken }: SuiteResult) =>
    suite.testRunner === 'playwright' && failed.length > 0 && !broken;
  const red = results.filter(isRed).flatMap(({ failed }) => failed).length;
  if (red > mostRunAgain) {
    console.log(`${red} red browser tests are too many to run again.`);
    return results;
  }
  return results.map((result) => (isRed(result) ? settle(result, report(result.suite, true)) : result));
}

/** Runs a suite and prints what came of it. On a terminal the line also shows, meanwhile, what is running. */
function report(suite: Suite, again = false): SuiteRun {
  const name = again ? `${suite.name}, again alone` : suite.name;
  const { isTTY } = process.stdout;
  if (isTTY) process.stdout.write(`${name} … (${logOf(suite, again)})`);
  const run = runSuite(suite, again);
  if (isTTY) process.stdout.write('\r\x1b[2K');

  console.log(lineOf(name, run.minutes, outcomeOf(suite, run)));
  if (run.broken || run.failed.length > 0)
    console.log(`\n${run.report.trim()}\n\nThe whole output: ${logOf(suite, again)}\n`);
  return run;
}

const lineOf = (name: string, minutes: number, outcome: string) =>
  `${name.padEnd(30)} ${minutes.toFixed(2).padStart(6)} min  ${outcome}`.trimEnd();
