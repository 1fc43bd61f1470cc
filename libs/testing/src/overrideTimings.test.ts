import { overrideTimings } from './overrideTimings.ts';

const timings = { retryDelay: 1000, timeout: 5000 };

it('overrides until the end of the test', () => {
  overrideTimings(timings, { retryDelay: 1 });
  overrideTimings(timings, { retryDelay: 2, timeout: 3 });
  expect(timings).toEqual({ retryDelay: 2, timeout: 3 });
});

it('has the table’s own values in the next test', () => {
  expect(timings).toEqual({ retryDelay: 1000, timeout: 5000 });
});
