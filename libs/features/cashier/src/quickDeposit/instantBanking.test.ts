import { isInstantBanking } from './instantBanking.ts';

it.each([
  ['bank', true],
  ['bankiban', true],
  ['trustly', true],
  ['webredirect_zimpler', true],
  ['creditcard', false],
  ['ewallet', false],
])('instant banking has the method %s: %s (R-6-005)', (method, expected) => {
  expect(isInstantBanking(method)).toBe(expected);
});
