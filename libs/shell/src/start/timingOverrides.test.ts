import { initMonitoring } from '@lobby/monitoring';
import { expectConsoleErrors, overrideTimings as untilTheEnd } from '@lobby/testing';
import { tables } from 'virtual:lobby-timings';
import { timings } from '../timings.ts';
import { applyTimingOverrides } from './timingOverrides.ts';

beforeEach(() => {
  initMonitoring({ brand: 'acme' });
  untilTheEnd(timings, {});
  // As in builds that allow overrides.
  tables['shell'] = timings;
});
afterEach(() => delete tables['shell']);

it('gives time limits of a library other values', () => {
  const before = { ...timings };
  applyTimingOverrides({ 'shell.slowPageDelay': 60_000 });
  expect(timings).toEqual({ ...before, slowPageDelay: 60_000 });
  applyTimingOverrides();
  expect(timings).toEqual({ ...before, slowPageDelay: 60_000 });
});

it('reports what does not fit, and takes the rest', () => {
  const before = { ...timings };
  expectConsoleErrors(
    /no timing “shell.slowPage”/,
    /no timing “bogus.slowPageDelay”/,
    /no timing “__proto__.slowPageDelay”/,
    /no timing “slowPageDelay”/,
    /“shell.renderTimeout” cannot be 0/,
    /“shell.slowPageDelay” cannot be "60"/,
  );
  applyTimingOverrides({
    'shell.slowPage': 1,
    'bogus.slowPageDelay': 1,
    ['__proto__.slowPageDelay']: 1,
    slowPageDelay: 1,
    'shell.renderTimeout': 0,
    'shell.slowPageDelay': '60',
    'shell.consentDelay': 5,
  });
  expect(timings).toEqual({ ...before, consentDelay: 5 });
});
