import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface TestResult {
  name: string;
  seconds: number;
  /** It counts as failed because it never began, as after a failure in a serial group. */
  notRun?: boolean;
}

/** What the tests of a suite came to. Tests that skip themselves count for nothing. */
export interface TestResults {
  passed: readonly TestResult[];
  failed: readonly TestResult[];
  /** Whether something failed that is no test, such as a server that did not start. */
  broken: boolean;
  /** All that a reader needs to know of the failures. */
  report: string;
}

/** The part of Jest's JSON report that is read. */
export interface JestReport {
  testResults: readonly {
    /** The file. */
    name: string;
    status: string;
    /** All failures of the file, as Jest prints them. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; duration?: number | null }[];
  }[];
}

export function readJest({ testResults }: JestReport): TestResults {
  const tests = testResults.flatMap(({ name: file, status: fileStatus, assertionResults }) => {
    const ofFile = assertionResults.map(({ fullName, status, duration }) => ({
      name: `${file} › ${fullName}`,
      status,
      seconds: (duration ?? 0) / 1000,
    }));
    // A file that fails without a red test, such as one that cannot be loaded, counts as a failed test.
    const onItsOwn = fileStatus === 'failed' && ofFile.every(({ status }) => status !== 'failed');
    return onItsOwn ? [...ofFile, { name: file, status: 'failed', seconds: 0 }] : ofFile;
  });
  return {
    passed: tests.filter(({ status }) => status === 'passed'),
    failed: tests.filter(({ status }) => status === 'failed'),
    broken: false,
    report: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${name}\n${message}`)
      .join('\n'),
  };
}

export function readPlaywright({ suites, errors }: JSONReport): TestResults {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const notRun = failed.filter((test) => test.notRun).length;
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed'),
    failed,
    broken: errors.length > 0,
    report: [
      ...errors.map(({ message, stack, value }) => stack ?? message ?? value ?? 'unknown error'),
      ...failed.filter((test) => !test.notRun).map((test) => [test.name, ...test.errors].join('\n\n')),
      ...(notRun > 0 ? [`Tests that did not run: ${notRun}`] : []),
    ].join('\n\n'),
  };
}

interface PlaywrightTest extends TestResult {
  outcome: 'passed' | 'failed' | 'skipped';
  errors: readonly string[];
}

function testsOf({ title, suites = [], specs }: JSONReportSuite, parents: readonly string[]): PlaywrightTest[] {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, expectedStatus, results }): PlaywrightTest => {
      const project = projectName ? [`[${projectName}]`] : [];
      return {
        name: [...project, ...path, spec.title].filter(Boolean).join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        errors: results.flatMap((result) => result.errors.map(({ message }) => message)),
        // Playwright calls a test skipped as well if it was never reached, but expects it to pass.
        outcome: status === 'expected' ? 'passed' : expectedStatus === 'skipped' ? 'skipped' : 'failed',
        notRun: status === 'skipped',
      };
    }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}
