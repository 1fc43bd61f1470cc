import type { TestResult } from './results.ts';
import type { Suite } from './runSuite.ts';
import { conclude, outcomeOf, settle, type SuiteResult } from './verdict.ts';

const browserTests: Suite = { name: 'browser tests', run: ['e2e'], testRunner: 'playwright' };
const format: Suite = { name: 'format', run: ['format'] };

const test = (name: string, seconds = 1): TestResult => ({ name, seconds });
const tests = (count: number, name: string) => Array.from({ length: count }, (_, index) => test(`${name} ${index}`));

const resultOf = (result: Partial<SuiteResult>): SuiteResult => ({
  suite: browserTests,
  passed: [],
  failed: [],
  unsteady: [],
  broken: false,
  report: '',
  ...result,
});

describe('a suite whose red tests have run once more', () => {
  const first = resultOf({ passed: tests(5, 'steady'), failed: [test('deposit', 40.25), test('sign-in', 12)] });

  it('has an unsteady test where the second run passed, with both durations', () => {
    const again = resultOf({ passed: [test('deposit', 3.5)], failed: [test('sign-in', 11)] });
    expect(settle(first, again)).toMatchObject({
      passed: first.passed,
      failed: [{ name: 'sign-in' }],
      unsteady: [{ name: 'deposit', failedAfter: 40.25, passedAfter: 3.5 }],
    });
  });

  it('keeps as failed what the second run did not reach', () => {
    expect(settle(first, resultOf({ passed: [test('deposit')] })).failed).toEqual([test('sign-in', 12)]);
  });

  it('has no unsteady test in one that the first run did not reach', () => {
    const serial = resultOf({ failed: [test('step 1'), { ...test('step 2', 0), notRun: true }] });
    const { passed, failed, unsteady } = settle(serial, resultOf({ passed: [test('step 1'), test('step 2')] }));
    expect(unsteady).toMatchObject([{ name: 'step 1' }]);
    expect(passed).toMatchObject([{ name: 'step 2' }]);
    expect(failed).toEqual([]);
  });

  it('is broken if the second run was', () => {
    const again = resultOf({ passed: first.failed, broken: true });
    expect(conclude([settle(first, again)]).green).toBe(false);
  });
});

describe('a run', () => {
  const passed = tests(5, 'steady');

  it('is green when everything passed, and ends with the count over all suites', () => {
    expect(conclude([resultOf({ suite: format, passed: [test('format')] }), resultOf({ passed })])).toEqual({
      green: true,
      lines: ['6 passed, 0 failed'],
    });
  });

  it('is green with two unsteady tests, which it names and counts as passed', () => {
    const unsteady = [
      { name: 'deposit', failedAfter: 40.25, passedAfter: 3.5 },
      { name: 'sign-in', failedAfter: 12, passedAfter: 1 },
    ];
    expect(conclude([resultOf({ passed, unsteady })])).toEqual({
      green: true,
      lines: [
        'unsteady: deposit (failed after 40.3 s, passed alone after 3.5 s)',
        'unsteady: sign-in (failed after 12.0 s, passed alone after 1.0 s)',
        '7 passed, 0 failed',
      ],
    });
  });

  it('is red with three unsteady tests, whichever suites they are of', () => {
    const unsteady = (name: string) => ({ name, failedAfter: 2, passedAfter: 1 });
    const { green, lines } = conclude([
      resultOf({ passed, unsteady: [unsteady('deposit'), unsteady('sign-in')] }),
      resultOf({ passed, unsteady: [unsteady('story')] }),
    ]);
    expect(green).toBe(false);
    expect(lines).toContain('unsteady: story (failed after 2.0 s, passed alone after 1.0 s)');
    expect(lines.at(-1)).toBe('10 passed, 3 failed');
  });

  it('is red with a failed test and with a broken suite, and names both', () => {
    expect(
      conclude([resultOf({ suite: format, broken: true }), resultOf({ passed, failed: [test('deposit')] })]),
    ).toEqual({
      green: false,
      lines: ['failed: format', 'failed: deposit', '5 passed, 2 failed'],
    });
  });

  it('names ten failures and counts the others', () => {
    const { lines } = conclude([resultOf({ failed: tests(12, 'red') })]);
    expect(lines).toHaveLength(12);
    expect(lines.slice(9)).toEqual(['failed: red 9', 'failed: 2 more', '0 passed, 12 failed']);
  });
});

describe('the line of a suite', () => {
  it('counts its tests', () => {
    expect(outcomeOf(browserTests, resultOf({ passed: tests(3, 'steady') }))).toBe('3 passed');
    const red = resultOf({ passed: tests(3, 'steady'), failed: tests(2, 'red'), broken: true });
    expect(outcomeOf(browserTests, red)).toBe('3 passed, 2 FAILED, the suite itself FAILED');
  });

  it('says whether a suite without tests passed', () => {
    expect(outcomeOf(format, resultOf({ passed: [test('format')] }))).toBe('passed');
    expect(outcomeOf(format, resultOf({ broken: true }))).toBe('FAILED');
  });
});
