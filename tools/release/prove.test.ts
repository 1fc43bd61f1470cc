import { featureFailures, isProvable, failureOf, type Build } from './prove.ts';

const build = (overrides: Partial<Build>): Build => ({
  operator: 'Acme',
  constants: {},
  features: ['protection'],
  routes: [],
  sources: new Set(),
  code: '',
  ...overrides,
});
const on = { selfExclusion: true };
const off = { selfExclusion: false };
const route = { route: 'profile-self-exclusion' } as const;

it('a route is listed where its gate is on, and only there', () => {
  const listed = { routes: ['lobby', 'profile-self-exclusion'] };
  expect(failureOf(build({ constants: on, ...listed }), 'selfExclusion', route)).toBeUndefined();
  expect(failureOf(build({ constants: off }), 'selfExclusion', route)).toBeUndefined();
  expect(failureOf(build({ constants: on }), 'selfExclusion', route)).toBe(
    'Acme: selfExclusion is on, but its route profile-self-exclusion is missing.',
  );
  expect(failureOf(build({ constants: off, ...listed }), 'selfExclusion', route)).toBe(
    'Acme: selfExclusion is off, but its route profile-self-exclusion is there.',
  );
});

it('a route is not expected in a build that lacks its feature', () => {
  const without = build({ constants: on, features: ['games'] });
  expect(failureOf(without, 'selfExclusion', route)).toBeUndefined();
  expect(isProvable(route, [without])).toBe(false);
  expect(isProvable(route, [without, build({})])).toBe(true);
});

it('a file of a feature is not expected in a build that lacks the feature', () => {
  const proof = { source: 'libs/features/protection/src/a.ts' };
  const without = build({ constants: on, features: ['games'] });
  expect(failureOf(without, 'selfExclusion', proof)).toBeUndefined();
  expect(isProvable(proof, [without])).toBe(false);
  expect(failureOf(build({ constants: on }), 'selfExclusion', proof)).toMatch(/on, but its code is missing/);
});

it.each([
  [{ source: 'libs/a.ts' }, { sources: new Set(['libs/a.ts']) }],
  [{ message: 'SPORTS' }, { code: 't("SPORTS")' }],
])('code is there where its constant is on, and only there: %j', (proof, content) => {
  expect(isProvable(proof, [build({ features: [] })])).toBe(true);
  expect(failureOf(build({ constants: on, ...content }), 'selfExclusion', proof)).toBeUndefined();
  expect(failureOf(build({ constants: off }), 'selfExclusion', proof)).toBeUndefined();
  expect(failureOf(build({ constants: on }), 'selfExclusion', proof)).toMatch(/on, but its code is missing/);
  expect(failureOf(build({ constants: off, ...content }), 'selfExclusion', proof)).toMatch(
    /off, but its code is there/,
  );
});

it('a constant that the build does not name is a failure', () => {
  expect(failureOf(build({}), 'selfExclusion', route)).toBe('Acme: release.json does not name selfExclusion.');
});

it('a feature has code in the builds that list it, and in no other', () => {
  const sources = new Set(['libs/features/games/src/feature.tsx', 'libs/shell/src/index.ts']);
  expect(featureFailures(build({ sources }), ['games'])).toEqual([]);
  expect(featureFailures(build({ sources }), [])).toEqual(['Acme: games is not listed, but its code is there.']);
  expect(featureFailures(build({ sources }), ['games', 'raffle'])).toEqual([
    'Acme: raffle is listed, but its code is missing.',
  ]);
});
