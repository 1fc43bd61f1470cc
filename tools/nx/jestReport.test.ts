import { hasPassed, type JestReport, splitReport, summaryOf } from './jestReport.ts';

const file = (name: string, message = ''): JestReport['testResults'][number] => ({
  name,
  status: message ? 'failed' : 'passed',
  message,
  assertionResults: [{ status: message ? 'failed' : 'passed' }, { status: 'pending' }],
});
const report: JestReport = {
  testResults: [
    file('/lobby/libs/wallet/src/lowFunds.test.ts'),
    file('/lobby/libs/wallet-history/src/page.test.ts', '● a page\n\n  expected 1, received 2'),
    file('/lobby/apps/themes.test.ts'),
    file('/lobby/apps/acme/theme.test.ts'),
  ],
};

it('gives each project the files of its folder, not those of a folder within that is a project or begins alike', () => {
  const parts = splitReport(report, ['/lobby/apps', '/lobby/libs/wallet', '/lobby/apps/acme', '/lobby/tools/none']);
  expect(parts.map(({ testResults }) => testResults.map(({ name }) => name))).toEqual([
    ['/lobby/apps/themes.test.ts'],
    ['/lobby/libs/wallet/src/lowFunds.test.ts'],
    ['/lobby/apps/acme/theme.test.ts'],
    [],
  ]);
});

it('fails the project of a red file alone, and shows why', () => {
  const [green, red] = splitReport(report, ['/lobby/libs/wallet', '/lobby/libs/wallet-history']);
  expect(hasPassed(green!)).toBe(true);
  expect(summaryOf(green!)).toBe('1 files, 1 passed, 0 failed\n');
  expect(hasPassed(red!)).toBe(false);
  expect(summaryOf(red!)).toBe('● a page\n\n  expected 1, received 2\n1 files, 0 passed, 1 failed\n');
});
