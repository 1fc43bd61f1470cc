import { repeat } from './schedule.ts';

it('logs errors and continues with the next run, until it is stopped', () => {
  jest.useFakeTimers();
  const logError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('The disk is full.');
  const work = jest.fn(() => {
    throw failure;
  });
  const stop = repeat('Ending bonuses', 60_000, work);
  jest.advanceTimersByTime(120_000);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
  jest.advanceTimersByTime(120_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(logError).toHaveBeenCalledWith('Ending bonuses failed; it is tried again in 60 seconds.', failure);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
