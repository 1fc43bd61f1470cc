import { act, renderHook } from '@testing-library/react';
import { useIsLate } from './useIsLate.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const renderWait = (isWaiting: boolean) =>
  renderHook((waits: boolean) => useIsLate(1000, waits), { initialProps: isWaiting });

it('is late once the delay is over, until the wait is', () => {
  const { result, rerender } = renderWait(true);
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

it('counts each wait from its beginning', () => {
  const { result, rerender } = renderWait(false);
  pass(5000);
  for (const part of [600, 600, 1000]) {
    rerender(true);
    expect(result.current).toBe(false);
    pass(part);
    expect(result.current).toBe(part === 1000);
    rerender(false);
  }
});
