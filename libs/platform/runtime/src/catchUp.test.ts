import { exponentialBackoff } from './backoff.ts';
import { createCatchUp } from './catchUp.ts';

const pauseBefore = exponentialBackoff(() => ({ first: 100, max: 10_000 }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends one request for many missed events, and backs off while the gap remains', () => {
  const request = jest.fn();
  const { schedule } = createCatchUp(request, pauseBefore);
  const requestsInAMinute = () => {
    request.mockClear();
    for (let ms = 0; ms < 60_000; ms += 10) {
      schedule();
      jest.advanceTimersByTime(10);
    }
    return request.mock.calls.length;
  };
  expect(requestsInAMinute()).toBeLessThan(20);
  const later = requestsInAMinute();
  expect(later).toBeGreaterThanOrEqual(5);
  expect(later).toBeLessThan(10);
});

it('starts with a short delay after a reset, and sends nothing after it is stopped', () => {
  const request = jest.fn();
  const { schedule, reset, stop } = createCatchUp(request, pauseBefore);
  for (let times = 0; times < 10; times += 1) {
    schedule();
    jest.advanceTimersByTime(10_000);
  }
  reset();
  request.mockClear();
  schedule();
  jest.advanceTimersByTime(100);
  expect(request).toHaveBeenCalledTimes(1);
  schedule();
  stop();
  jest.advanceTimersByTime(10_000);
  expect(request).toHaveBeenCalledTimes(1);
});
