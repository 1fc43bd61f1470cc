import { clockTime } from './time.ts';

it.each([
  [0, '00:00:00'],
  [999, '00:00:00'],
  [59_999, '00:00:59'],
  [3_661_000, '01:01:01'],
  [86_400_000, '24:00:00'],
  [360_000_000, '100:00:00'],
  [-5000, '00:00:00'],
])('formats %d ms as %s (A-140)', (elapsed, text) => {
  expect(clockTime(elapsed)).toBe(text);
});
