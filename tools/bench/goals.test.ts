import { goalsTable } from './goals.ts';
import type { Sample } from './load.ts';
import type { Result } from './measure.ts';

const sample = (change: Partial<Sample>): Sample => ({
  firstPaint: 500,
  largestPaint: 500,
  pictures: 500,
  balance: undefined,
  layoutShift: 0,
  blocking: 0,
  longestTask: 0,
  requests: 3,
  bytes: { document: 0, script: 0, style: 0, font: 0, picture: 0, data: 0, other: 0 },
  elements: 40,
  heap: 0,
  ...change,
});
const result = (page: string, lobby: Partial<Sample>, change: Partial<Result> = {}): Result => ({
  brand: 'acme',
  profile: 'phone',
  page,
  isPlayer: false,
  samples: { lobby: [sample(lobby)], copy: [sample({ balance: 500 })] },
  chain: ['http://localhost/'],
  ...change,
});
const rowOf = (title: string, results: Result[]) =>
  goalsTable(results)
    .split('\n')
    .find((line) => line.includes(title))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

it('names the best and the worst page, and whether the worst reaches the goal', () => {
  const results = [result('lobby', { largestPaint: 650 }), result('list', { largestPaint: 600 })];
  expect(rowOf('LCP ÷', results)).toEqual(['yes', '≤ 1.3 ×', '1.20 ×', '1.30 ×', 'acme, lobby']);
  expect(rowOf('LCP ÷', [...results, result('studio', { largestPaint: 700 })])?.[0]).toBe('no');
});

it('compares a player’s page by its balance, not by what is for visitors', () => {
  const results = [result('player’s lobby', { balance: 900, largestPaint: 5000 }, { isPlayer: true })];
  expect(rowOf('balance', results)?.[3]).toBe('1.80 ×');
  expect(rowOf('LCP ÷ without scripts, visitors', results)).toBeUndefined();
});

it('leaves out goals that nothing was measured for, and other profiles', () => {
  expect(rowOf('blocking', [result('lobby', {})])).toBeUndefined();
  expect(rowOf('FCP', [result('lobby', {}, { profile: 'desktop' })])).toBeUndefined();
});
