import { createPartnerPorts } from '../adapters/index.ts';
import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const player = 'player@lobby.test';
afterEach(() => platform.close());

const start = async (license: 'mga' | 'crc' | 'anj' | 'est' | 'cos' = 'mga') => {
  platform = await startTestPlatform({ brand: { ...acme, license } });
};
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const ask = async (query: string) => platform.graphql(query, { token: await platform.tokenFor(player) });
const fields = `id kind period value { amount minutes } used { amount minutes } remaining { amount minutes }
  windowStartsAt windowEndsAt pendingChange { id value { amount minutes } requestedAt effectiveAt expiresAt }`;
const set = (id: string, value: string) => ask(`mutation { setLimit(id: "${id}", value: ${value}) { ${fields} } }`);
const limits = async () => (await ask(`{ viewer { limits { ${fields} } } }`)).data.viewer.limits;

it.each([
  ['mga', ['Deposit-Day', 'Deposit-Week', 'Deposit-Month', 'Session-Day', 'Session-Week', 'Session-Month']],
  ['anj', ['Deposit-Day', 'Deposit-Week', 'Deposit-Month']],
  ['crc', ['Deposit-Day']],
  ['est', ['Loss-Day', 'Loss-Week', 'Loss-Month', 'GlobalLoss-Day', 'GlobalLoss-Week', 'GlobalLoss-Month']],
  ['cos', []],
] as const)('offers the limits of %s', async (license, ids) => {
  await start(license);
  expect((await limits()).map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(typeOf(await set('Poker-Day', '{ amount: "10" }'))).toBe('$LimitNotOffered');
});

it('sets a limit at once, shows what is used of it and lets an increase wait', async () => {
  await start();
  const { setLimit } = (await set('Deposit-Day', '{ amount: "300" }')).data;
  // The demo player has deposited 250.00 today.
  expect(setLimit).toMatchObject({
    value: { amount: '300.00', minutes: null },
    used: { amount: '250.00' },
    remaining: { amount: '50.00' },
    pendingChange: null,
  });
  const { pendingChange, value } = (await set('Deposit-Day', '{ amount: "400.50" }')).data.setLimit;
  expect(value.amount).toBe('300.00');
  expect(pendingChange.value.amount).toBe('400.50');
  expect(Date.parse(pendingChange.effectiveAt) - Date.parse(pendingChange.requestedAt)).toBe(24 * 3_600_000);
  const confirm = () => ask(`mutation { confirmLimitChange(id: "${pendingChange.id}") { value { amount } } }`);
  expect(typeOf(await confirm())).toBe('$LimitChangeNotDue');
  await platform.run('clock', { by: 24 * 3600 });
  expect((await confirm()).data.confirmLimitChange.value.amount).toBe('400.50');
  expect(typeOf(await confirm())).toBe('$LimitChangeNotPending');
});

it('removes a limit after the wait, and lets the player withdraw that', async () => {
  await start('anj');
  await set('Deposit-Week', '{ amount: "300" }');
  const { pendingChange } = (await ask(`mutation { removeLimit(id: "Deposit-Week") { ${fields} } }`)).data.removeLimit;
  expect(pendingChange.value).toBeNull();
  expect(Date.parse(pendingChange.effectiveAt) - Date.parse(pendingChange.requestedAt)).toBe(48 * 3_600_000);
  const withdraw = `mutation { withdrawLimitChange(id: "${pendingChange.id}") { value { amount } pendingChange { id } } }`;
  expect((await ask(withdraw)).data.withdrawLimitChange).toEqual({ value: { amount: '300.00' }, pendingChange: null });
});

it.each([
  ['Deposit-Day', '{ amount: "0" }'],
  ['Deposit-Day', '{ amount: "-5" }'],
  ['Deposit-Day', '{ amount: "1e3" }'],
  ['Deposit-Day', '{ amount: "10.005" }'],
  ['Deposit-Day', '{ amount: "9999999999" }'],
  ['Deposit-Day', '{ minutes: 60 }'],
  ['Deposit-Day', '{ amount: "10", minutes: 60 }'],
  ['Session-Day', '{ amount: "60" }'],
  ['Session-Day', '{ minutes: 0 }'],
  ['Session-Day', '{}'],
])('rejects for %s the value %s', async (id, value) => {
  await start();
  expect(typeOf(await set(id, value))).toBe('$LimitValueInvalid');
  expect((await limits()).every((limit: { value: unknown }) => limit.value === null)).toBe(true);
});

it('lets an excluded player lower limits, but not raise them', async () => {
  await start();
  await set('Deposit-Day', '{ amount: "300" }');
  await platform.run('timeout', { player, until: '2090-01-01' });
  expect(typeOf(await set('Deposit-Day', '{ amount: "400" }'))).toBe('$PlayerBlocked');
  expect(typeOf(await ask('mutation { removeLimit(id: "Deposit-Day") { id } }'))).toBe('$PlayerBlocked');
  expect((await set('Deposit-Day', '{ amount: "200" }')).data.setLimit.value.amount).toBe('200.00');
});

describe('beyond a limit', () => {
  const launch = () => {
    const slug = platform.store.games.all().find((game) => game.kind === 'slot')?.slug;
    return ask(`mutation { launchGame(slug: "${slug}", device: Desktop, mode: REAL) { sessionId } }`);
  };
  const ports = () => createPartnerPorts(platform.store, platform.brand);
  const stake = (amount: number, roundId: string) =>
    ports().games.placeRound({
      ...{ brand: 'acme', playerId: platform.playerId(player), roundId, stake: amount, payout: 0 },
      ...{ gameSlug: platform.store.games.all().find((game) => game.kind === 'slot')?.slug ?? '' },
      ...{ state: 'closed', details: '{}' },
    });

  it('a deposit is rejected, at the cashier’s door where less is left than the smallest one', async () => {
    await start('crc');
    await set('Deposit-Day', '{ amount: "280" }');
    const open = () => ask('mutation { startCashierSession(method: Deposit) { sessionId } }');
    const { sessionId } = (await open()).data.startCashierSession;
    const deposit = (amount: number, state: 'completed' | 'declined' = 'completed') =>
      ports().payments.record(
        { id: crypto.randomUUID(), sessionId, type: 'deposit', method: 'creditcard', amount, account: '4' },
        state,
      );
    expect(ports().payments.session(sessionId)?.maxDeposit).toBe(3000);
    expect(deposit(3001)).toEqual({ status: 'rejected', reason: 'deposit-limit' });
    expect(deposit(3001, 'declined')).toMatchObject({ status: 'recorded' });
    expect(deposit(3000)).toMatchObject({ status: 'recorded', balance: 28_000 });
    expect(typeOf(await open())).toBe('$DepositLimitExceeded');
    // Withdrawals stay possible.
    expect((await ask('mutation { startCashierSession(method: Withdrawal) { sessionId } }')).errors).toBeUndefined();
  });

  it('a stake is rejected, and a launch once the loss limit is used up', async () => {
    await start('est');
    await set('Loss-Day', '{ amount: "2" }');
    expect((await launch()).errors).toBeUndefined();
    expect(stake(150, 'one')).toMatchObject({ status: 'placed' });
    expect(stake(51, 'two')).toEqual({ status: 'rejected', reason: 'loss-limit' });
    expect(stake(50, 'three')).toMatchObject({ status: 'placed' });
    expect(typeOf(await launch())).toBe('$LossLimitExceeded');
    await platform.run('clock', { by: 86_400 });
    expect((await launch()).errors).toBeUndefined();
  });

  it('play is rejected once the time for it is used up', async () => {
    await start();
    await set('Session-Day', '{ minutes: 2 }');
    await platform.run('clock', { to: '2027-05-12T10:00:00Z' });
    expect((await launch()).errors).toBeUndefined();
    expect(stake(100, 'one')).toMatchObject({ status: 'placed' });
    await platform.run('clock', { by: 119 });
    expect(stake(100, 'two')).toMatchObject({ status: 'placed' });
    await platform.run('clock', { by: 2 });
    expect(stake(100, 'three')).toEqual({ status: 'rejected', reason: 'session-limit' });
    expect(typeOf(await launch())).toBe('$SessionLimitExceeded');
  });
});

it.each(['mga', 'anj', 'crc', 'est'] as const)('are all set for a demo player under %s', async (license) => {
  await start(license);
  const token = await platform.tokenFor('limits@lobby.test');
  const { limits: set } = (await platform.graphql(`{ viewer { limits { ${fields} } } }`, { token })).data.viewer;
  expect(set.every((limit: { value: unknown }) => limit.value !== null)).toBe(true);
  expect(set[0].pendingChange).not.toBeNull();
});

it('can be set and read at the console', async () => {
  await start();
  const limit = { player, kind: 'Deposit', period: 'Week' };
  expect((await platform.run('limit', { ...limit, amount: '500' })).body.result).toMatchObject({ value: '500.00' });
  expect((await platform.run('limit', { ...limit, amount: '600' })).body.result).toMatchObject({
    value: '500.00',
    pending: { value: '600.00' },
  });
  expect((await platform.run('limit', { ...limit, kind: 'Loss', amount: '5' })).body.error).toContain('offers no such');
  expect((await platform.run('limit', { ...limit, kind: 'Session' })).body.error).toContain('minutes');
  expect((await platform.run('limits', { player })).body.result).toHaveLength(6);
});
