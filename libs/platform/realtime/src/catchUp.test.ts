import { createCatchUp } from './catchUp.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks once for many lost events, and ever less often while none is heard (R-4-014)', () => {
  const ask = jest.fn();
  const { lost } = createCatchUp(ask);
  const askedInAMinute = () => {
    ask.mockClear();
    for (let ms = 0; ms < 60_000; ms += 10) {
      lost();
      jest.advanceTimersByTime(10);
    }
    return ask.mock.calls.length;
  };
  expect(askedInAMinute()).toBeLessThan(20);
  const later = askedInAMinute();
  expect(later).toBeGreaterThanOrEqual(5);
  expect(later).toBeLessThan(10);
});

it('asks soon again once an event was heard, and not after its end', () => {
  const ask = jest.fn();
  const { lost, heard, stop } = createCatchUp(ask);
  for (let times = 0; times < 10; times += 1) {
    lost();
    jest.advanceTimersByTime(10_000);
  }
  heard();
  ask.mockClear();
  lost();
  jest.advanceTimersByTime(150);
  expect(ask).toHaveBeenCalledTimes(1);
  lost();
  stop();
  jest.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
