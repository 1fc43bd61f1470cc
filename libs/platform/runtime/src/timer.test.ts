import { startTimer } from './timer.ts';

const DAY = 86_400_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([0, 1000, 24 * DAY, 31 * DAY, 90 * DAY])('calls back once after %d ms, not earlier', (delay) => {
  const onTime = jest.fn();
  startTimer(onTime, delay);
  if (delay > 0) jest.advanceTimersByTime(delay - 1);
  expect(onTime).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onTime).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200 * DAY);
  expect(onTime).toHaveBeenCalledTimes(1);
});

it.each([-5, NaN])('calls back as soon as possible after %d ms', (delay) => {
  const onTime = jest.fn();
  startTimer(onTime, delay);
  jest.advanceTimersByTime(1);
  expect(onTime).toHaveBeenCalledTimes(1);
});

it('never calls back after Infinity', () => {
  const onTime = jest.fn();
  startTimer(onTime, Infinity);
  jest.advanceTimersByTime(400 * DAY);
  expect(onTime).not.toHaveBeenCalled();
});

it('is stopped at any moment, also after the longest delay of a browser', () => {
  const onTime = jest.fn();
  const stop = startTimer(onTime, 60 * DAY);
  jest.advanceTimersByTime(30 * DAY);
  stop();
  jest.advanceTimersByTime(200 * DAY);
  expect(onTime).not.toHaveBeenCalled();
});
