import { median, medianRatio, rotate } from './statistics.ts';

it('takes the middle value, or the mean of the two in the middle', () => {
  expect(median([300, 100, 200])).toBe(200);
  expect(median([400, 100, 200, 300])).toBe(250);
});

it('leaves out figures that a load does not have', () => {
  expect(median([undefined, 100, undefined])).toBe(100);
  expect(median([undefined])).toBeUndefined();
});

it('divides the loads of each round, so that a slow round counts once', () => {
  // Medians of the columns alone would give 900 / 300.
  expect(medianRatio([400, 900, 1200], [200, 300, 600])).toBe(2);
});

it('leaves out rounds without a figure, and divides by none that is zero', () => {
  expect(medianRatio([undefined, 300], [100, 100])).toBe(3);
  expect(medianRatio([5], [0])).toBeUndefined();
  expect(medianRatio([5], [])).toBeUndefined();
});

it('starts each round with another', () => {
  expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
});
