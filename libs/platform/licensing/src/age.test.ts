import { isOfAge } from './age.ts';

it.each([
  ['mga', '2012-03-10', '2030-03-09T23:59:59Z', false],
  // The tenth of March has begun in UTC, and not everywhere else.
  ['mga', '2012-03-10', '2030-03-10T11:59:59Z', false],
  ['mga', '2012-03-10', '2030-03-10T12:00:00Z', true],
  ['mga', '2012-02-29', '2030-02-28T23:00:00Z', false],
  ['mga', '2012-02-29', '2030-03-01T12:00:00Z', true],
  ['est', '2010-03-10', '2030-03-10T12:00:00Z', false],
  ['est', '2009-03-10', '2030-03-10T12:00:00Z', true],
] as const)('under %s who was born on %s is of age at %s: %s', (license, dateOfBirth, now, expected) => {
  expect(isOfAge(dateOfBirth, license, Date.parse(now))).toBe(expected);
});
