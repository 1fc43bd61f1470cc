import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const player = 'player@lobby.test';
afterEach(() => platform.close());

const start = async (license: 'mga' | 'crc' | 'anj' | 'est' | 'cos' = 'mga') => {
  platform = await startTestPlatform({ brand: { ...acme, license } });
};
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const ask = async (query: string) => platform.graphql(query, { token: await platform.tokenFor(player) });
const exclude = (optionId: string) =>
  ask(`mutation { startExclusion(optionId: "${optionId}") {
    selfExclusionDetails { exclusionEndsAt isIndefinite } timeouts { timeoutEndsAt } } }`);
const hoursUntil = (end: string) => Math.round((Date.parse(end) - platform.store.now()) / 3_600_000);

it.each([
  ['mga', 7, 4],
  ['crc', 2, 1],
  ['anj', 1, 0],
  ['est', 1, 0],
  ['cos', 1, 0],
] as const)('offers under %s %d choices, %d of them self-exclusions', async (license, count, exclusions) => {
  await start(license);
  const options = (await ask('{ viewer { exclusionOptions { id kind length unit endsAt } } }')).data.viewer
    .exclusionOptions as { id: string; kind: string; endsAt: string | null }[];
  expect(options).toHaveLength(count);
  expect(options.filter(({ kind }) => kind === 'SelfExclusion')).toHaveLength(exclusions);
  expect(options[0]).toMatchObject({ id: 'timeout-24h', kind: 'Timeout', length: 24, unit: 'Hour' });
  expect(hoursUntil(options[0]?.endsAt ?? '')).toBe(24);
  expect(typeOf(await exclude('exclusion-9y'))).toBe('$ExclusionNotOffered');
});

it('times a player out at once and for as long as chosen, under every licence', async () => {
  await start('cos');
  const { timeouts, selfExclusionDetails } = (await exclude('timeout-24h')).data.startExclusion;
  expect(hoursUntil(timeouts.timeoutEndsAt)).toBe(24);
  expect(selfExclusionDetails).toEqual({ exclusionEndsAt: null, isIndefinite: false });
  const slug = platform.store.games.all().find((game) => game.demoAllowed)?.slug;
  const launch = () => ask(`mutation { launchGame(slug: "${slug}", device: Desktop, mode: REAL) { sessionId } }`);
  expect(typeOf(await launch())).toBe('$PlayerBlocked');
  await platform.run('clock', { by: 24 * 3600 - 60 });
  expect(typeOf(await launch())).toBe('$PlayerBlocked');
  await platform.run('clock', { by: 61 });
  expect((await launch()).errors).toBeUndefined();
});

it('excludes by the calendar, or for good', async () => {
  await start();
  await platform.run('clock', { to: '2027-01-31T10:00:00Z' });
  const { exclusionEndsAt } = (await exclude('exclusion-6m')).data.startExclusion.selfExclusionDetails;
  expect(exclusionEndsAt).toMatch(/^2027-07-31T10:00:/);
  expect((await exclude('exclusion-indefinite')).data.startExclusion.selfExclusionDetails).toEqual({
    exclusionEndsAt: '9999-12-31T00:00:00.000Z',
    isIndefinite: true,
  });
});

it('never shortens what is in force, but takes the same again', async () => {
  await start();
  await exclude('exclusion-1y');
  expect((await exclude('exclusion-1y')).errors).toBeUndefined();
  for (const shorter of ['exclusion-6m', 'timeout-24h', 'timeout-7d'])
    expect(typeOf(await exclude(shorter))).toBe('$ExclusionInForce');
  expect((await exclude('exclusion-5y')).errors).toBeUndefined();
});

it('ends deposits that are under way, but neither withdrawals nor the session', async () => {
  await start();
  const token = await platform.tokenFor(player);
  const open = (method: string) =>
    platform.graphql(`mutation { startCashierSession(method: ${method}) { sessionId } }`, { token });
  const deposit = (await open('Deposit')).data.startCashierSession.sessionId;
  const withdrawal = (await open('Withdrawal')).data.startCashierSession.sessionId;
  await exclude('timeout-24h');
  expect(platform.store.payments.cashierSession(deposit)).toBeUndefined();
  expect(platform.store.payments.cashierSession(withdrawal)).toBeDefined();
  expect(typeOf(await open('Deposit'))).toBe('$DepositsBlocked');
  expect((await open('Withdrawal')).errors).toBeUndefined();
  const history = '{ viewer { transactions(first: 1) { totalCount } gameRounds(first: 1) { totalCount } } }';
  expect((await platform.graphql(history, { token })).errors).toBeUndefined();
});

it('notifies all tabs', async () => {
  await start();
  const events: unknown[] = [];
  platform.store.events.on(({ name, data }) => events.push({ name, ...data }));
  await exclude('timeout-24h');
  expect(events).toEqual([
    {
      name: 'playerUpdated',
      playerId: platform.playerId(player),
      isAccountClosed: false,
      updatedTypes: ['Player', 'Customer'],
    },
  ]);
});
