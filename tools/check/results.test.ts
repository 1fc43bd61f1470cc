import type { JSONReport, JSONReportTest } from '@playwright/test/reporter';
import { readJest, readPlaywright } from './results.ts';

describe("Jest's report", () => {
  const report = readJest({
    testResults: [
      {
        name: 'libs/a.test.ts',
        status: 'failed',
        message: '● adds\n\nExpected: 2',
        assertionResults: [
          { fullName: 'adds', status: 'failed', duration: 1500 },
          { fullName: 'subtracts', status: 'passed', duration: null },
          { fullName: 'divides', status: 'pending' },
        ],
      },
      { name: 'libs/b.test.ts', status: 'failed', message: '● Test suite failed to run', assertionResults: [] },
      {
        name: 'libs/c.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ fullName: 'draws', status: 'passed', duration: 20 }],
      },
    ],
  });

  it('gives tests by file and title', () => {
    expect(report.passed.map(({ name }) => name)).toEqual(['libs/a.test.ts › subtracts', 'libs/c.test.ts › draws']);
    expect(report.failed[0]).toMatchObject({ name: 'libs/a.test.ts › adds', seconds: 1.5 });
  });

  it('counts a file that cannot be loaded as a failed test', () => {
    expect(report.failed.map(({ name }) => name)).toEqual(['libs/a.test.ts › adds', 'libs/b.test.ts']);
  });

  it('reports the messages of failed files alone', () => {
    expect(report.report).toBe('libs/a.test.ts\n● adds\n\nExpected: 2\nlibs/b.test.ts\n● Test suite failed to run');
  });
});

describe("Playwright's report", () => {
  type Run = Partial<Omit<JSONReportTest, 'results'>> & { duration?: number; error?: string };

  const spec = (title: string, ...runs: Run[]) => ({
    title,
    tests: runs.map(({ duration, error, ...test }) => ({
      projectName: 'phone',
      expectedStatus: 'passed',
      status: 'expected',
      results: duration === undefined ? [] : [{ duration, errors: error ? [{ message: error }] : [] }],
      ...test,
    })),
  });
  const reportOf = (specs: object[], errors: object[] = []) =>
    readPlaywright({
      suites: [{ title: 'money/deposit.spec.ts', specs: [], suites: [{ title: 'a deposit', specs }] }],
      errors,
    } as unknown as JSONReport);

  it('gives tests by project, file and titles, each project apart', () => {
    const { passed, failed, broken, report } = reportOf([
      spec(
        'is paid',
        { duration: 2500 },
        { projectName: 'desktop', status: 'unexpected', duration: 20_000, error: 'Error: no balance' },
      ),
    ]);
    expect(passed).toMatchObject([{ name: '[phone] › money/deposit.spec.ts › a deposit › is paid', seconds: 2.5 }]);
    expect(failed).toMatchObject([
      { name: '[desktop] › money/deposit.spec.ts › a deposit › is paid', seconds: 20, notRun: false },
    ]);
    expect(broken).toBe(false);
    expect(report).toBe('[desktop] › money/deposit.spec.ts › a deposit › is paid\n\nError: no balance');
  });

  it('counts a test that was not reached as failed, and one that skips itself not at all', () => {
    const { passed, failed, report } = reportOf([
      spec('is not reached', { status: 'skipped' }),
      spec('skips itself', { status: 'skipped', expectedStatus: 'skipped', duration: 0 }),
    ]);
    expect(passed).toEqual([]);
    expect(failed).toMatchObject([
      { name: '[phone] › money/deposit.spec.ts › a deposit › is not reached', notRun: true },
    ]);
    expect(report).toBe('Tests that did not run: 1');
  });

  it('is broken by an error outside of the tests', () => {
    expect(reportOf([spec('is paid', { duration: 1 })], [{ message: 'the server did not start' }])).toMatchObject({
      broken: true,
      report: 'the server did not start',
    });
  });
});
