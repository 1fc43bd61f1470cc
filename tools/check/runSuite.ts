import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, globSync, openSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { root } from '../start/operator.ts';
import { type JestReport, readJest, readPlaywright, type TestResults } from './results.ts';

/** What a run leaves behind: of each suite the whole output, and for tests their results and screenshots. */
export const outputFolder = 'test-results/suites';

/** Of each project's unit tests the report, which Nx puts there also if they have not run anew. */
export const unitTestReports = 'dist/unit-tests';

export interface Suite {
  name: string;
  /** Run in the repository's root. Options of the test runner are appended. */
  run: readonly [command: string, ...args: string[]];
  /** What runs red browser tests once more: not by Nx, whose cache would return the result of an earlier run. */
  again?: readonly [command: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
  /** What runs its tests. A suite without one counts as one test. */
  testRunner?: 'jest' | 'playwright';
}

/** The whole output of a suite, beside which its other files stand. */
export const logOf = (suite: Suite, again = false): string => `${filesOf(suite, again)}.log`;

const filesOf = ({ name }: Suite, again: boolean) =>
  `${outputFolder}/${name.replaceAll(' ', '-')}${again ? '-again' : ''}`;

function optionsOf(suite: Suite, again: boolean): string[] {
  const files = filesOf(suite, again);
  if (suite.testRunner === 'playwright')
    return [
      '--reporter=list,json',
      `--output=${files}`,
      // Playwright writes into this file which tests failed, and with `--last-failed` runs those.
      `--last-failed-file=${filesOf(suite, false)}.failed.json`,
      ...(again ? ['--last-failed', '--workers=1'] : []),
    ];
  return [];
}

export interface SuiteRun extends TestResults {
  minutes: number;
}

/** Runs a suite, or `again` those of its browser tests that were red, one at a time. */
export function runSuite(suite: Suite, again = false): SuiteRun {
  const [command, ...args] = (again && suite.again) || suite.run;
  const log = openSync(`${root}${logOf(suite, again)}`, 'w');
  const start = performance.now();
  const { status, error } = spawnSync(command, [...args, ...optionsOf(suite, again)], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...suite.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${root}${filesOf(suite, again)}.json` },
  });
  closeSync(log);
  const minutes = (performance.now() - start) / 60_000;

  const results = readResults(suite, again);
  if (!results) {
    // Without results, only a suite without tests can have passed.
    const passed = status === 0 && !suite.testRunner ? [{ name: suite.name, seconds: minutes * 60 }] : [];
    return {
      passed,
      failed: [],
      broken: passed.length === 0,
      report: error?.message ?? readLog(suite, again),
      minutes,
    };
  }
  const broken = results.broken || (status !== 0 && results.failed.length === 0);
  // Where no test began, the reason stands in the output, such as that of a server.
  const begun = results.passed.length + results.failed.length > 0;
  const report =
    broken && (!begun || !results.report) ? readLog(suite, again) : stripVTControlCharacters(results.report);
  return { ...results, broken, report, minutes };
}

function readResults(suite: Suite, again: boolean): TestResults | null {
  if (suite.testRunner === 'jest') {
    const files = globSync(`${unitTestReports}/**/*.json`, { cwd: root });
    return readJest({ testResults: files.flatMap((file) => readReport<JestReport>(file).testResults) });
  }
  const file = `${filesOf(suite, again)}.json`;
  return suite.testRunner && existsSync(`${root}${file}`) ? readPlaywright(readReport<JSONReport>(file)) : null;
}

const readReport = <Report>(file: string) =>
  JSON.parse(readFileSync(`${root}${file}`, 'utf8').replaceAll(root, '')) as Report;

const readLog = (suite: Suite, again: boolean) =>
  stripVTControlCharacters(readFileSync(`${root}${logOf(suite, again)}`, 'utf8'));
