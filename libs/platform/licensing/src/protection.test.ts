import { licenses } from '@lobby/contracts';
import { exclusionsOf, limitsOf, playerProtection } from './protection.ts';

const offered = (license: (typeof licenses)[number]) =>
  limitsOf(license).map(({ kind, period }) => `${kind} ${period}`);

// Written from the table of section 6, not from the code.
it.each([
  ['mga', 'Deposit Day, Deposit Week, Deposit Month, Session Day, Session Week, Session Month'],
  ['anj', 'Deposit Day, Deposit Week, Deposit Month'],
  ['crc', 'Deposit Day'],
  ['est', 'Loss Day, Loss Week, Loss Month, GlobalLoss Day, GlobalLoss Week, GlobalLoss Month'],
  ['cos', ''],
] as const)('offers under %s the limits %s', (license, expected) => {
  expect(offered(license).join(', ')).toBe(expected);
});

it('offers several self-exclusions under mga, one under crc, none elsewhere, and the pause of a day everywhere', () => {
  const exclusions = (license: (typeof licenses)[number]) =>
    exclusionsOf(license).filter(({ kind }) => kind === 'SelfExclusion').length;
  expect(exclusions('mga')).toBeGreaterThan(1);
  expect(['crc', 'anj', 'cos', 'est'].map((license) => exclusions(license as 'crc'))).toEqual([1, 0, 0, 0]);
  for (const license of licenses)
    expect(exclusionsOf(license)[0]).toMatchObject({ kind: 'Timeout', length: 24, unit: 'Hour' });
});

it('lets an increase wait for a day at least, and for two under anj', () => {
  for (const license of licenses) expect(playerProtection[license].increaseDelayHours).toBeGreaterThanOrEqual(24);
  expect(playerProtection.anj.increaseDelayHours).toBe(48);
});

it('allows two games at once under each licence but anj', () => {
  expect(licenses.filter((license) => !playerProtection[license].twoGames)).toEqual(['anj']);
});
