import { request } from 'node:http';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { commands } from './api.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'player@lobby.test';
const everything = () =>
  ['players', 'wallets', 'ledger', 'documents', 'playerRewards', 'sessions', 'payments', 'meta'].map((table) =>
    platform.store.database.all(`SELECT * FROM ${table}`),
  );
const profile = () => platform.store.players.find(platform.playerId(player))?.profile;

/** A request as a browser would not let a page write it. */
const raw = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string }) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const url = new URL(path, platform.consoleUrl);
    const sent = request(url, { method: options.method ?? 'GET', headers: options.headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end(options.body);
  });

it('lists every command with its arguments', async () => {
  const response = await fetch(`${platform.consoleUrl}/console/api`);
  const { commands: listed } = (await response.json()) as {
    commands: { name: string; about: string; arguments: { name: string }[] }[];
  };
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(commands));
  for (const { about } of listed) expect(about).not.toBe('');
  const kyc = listed.find(({ name }) => name === 'kyc');
  expect(kyc?.arguments.slice(0, 3)).toEqual([
    { name: 'player', type: 'string', required: true, nullable: false, about: 'E-mail address or id' },
    { name: 'status', type: 'choice', required: true, nullable: false, values: ['Done', 'NotRequired', 'Required'] },
    {
      name: 'deadline',
      type: 'string',
      required: false,
      nullable: true,
      about: 'ISO 8601: a day, or a time with its zone',
    },
  ]);
});

it.each([
  ['an unknown command', 'nonsense', {}, 'There is no command “nonsense”'],
  ['a name of every object', 'toString', {}, 'There is no command “toString”'],
  ['a missing argument', 'balance', { balance: '5' }, 'player'],
  ['an unknown argument', 'balance', { player, balance: '5', extra: 1 }, 'There is no argument “extra”'],
  ['an unknown player', 'balance', { player: 'nobody@lobby.test', balance: '5' }, 'There is no player'],
  ['a number for an amount', 'balance', { player, balance: 5 }, 'balance'],
  ['a negative amount', 'balance', { player, balance: '-5' }, 'An amount is written like'],
  ['nothing to do', 'balance', { player }, 'Give a balance'],
  ['an unknown status', 'kyc', { player, status: 'Perhaps' }, 'status'],
  ['an amount beyond all money', 'balance', { player, balance: '1000000000' }, 'up to 999999999.99'],
  ['a bonus of nothing', 'bonus', { player, amount: '0.00' }, 'more than nothing'],
  ['a reward of nothing', 'reward', { player, type: 'BonusMoneyDrop', name: 'Gift', amount: '0' }, 'more than nothing'],
  ['a number for a date', 'exclusion', { player, until: '5' }, 'A date is written like'],
  ['a date as Americans write it', 'exclusion', { player, until: '12/24/2026' }, 'A date is written like'],
  ['a time of no zone', 'exclusion', { player, until: '2026-12-24T12:00:00' }, 'A date is written like'],
  ['a zone that cannot be read', 'exclusion', { player, until: '2026-12-24T12:00:00+02' }, 'A date is written like'],
  ['a day that no month has', 'exclusion', { player, until: '2026-02-30' }, 'in the calendar'],
  ['a moment of such a day', 'exclusion', { player, until: '2026-04-31T12:00:00Z' }, 'in the calendar'],
  ['a time beyond all calendars', 'clock', { to: '+275760-09-13T00:00:00.000Z' }, 'A date is written like'],
  ['a time after this century', 'clock', { to: '2101-01-01' }, '2000 to 2100'],
  ['a time before this century', 'clock', { to: '1999-12-31T23:59:59Z' }, '2000 to 2100'],
  [
    'a country that is none',
    'banner',
    { kind: 'Maintenance', on: true, country: 'Finland' },
    'A country is written like',
  ],
  ['no date', 'exclusion', { player, until: 'tomorrow' }, 'A date is written like'],
  ['an unknown endpoint', 'fault', { endpoint: 'everything' }, 'endpoint'],
  ['a rate above one', 'fault', { endpoint: 'feed', errorRate: 2 }, 'errorRate'],
  ['frames where there are none', 'fault', { endpoint: 'feed', malformedFrames: true }, 'realtime'],
  ['two ways to set the clock', 'clock', { by: 5, to: '2026-12-24T12:00:00Z' }, 'either'],
  ['an unknown game', 'reward', { player, type: 'FreeSpin', name: 'Spins', amount: '1', game: 'no-game' }, 'no game'],
  ['an unknown notice', 'popUp', { player, id: 'unheard-of' }, 'There is no notice'],
  ['a payment that does not wait', 'settlePayment', { id: 'x', outcome: 'completed' }, 'is waiting'],
  ['a list instead of arguments', 'status', [], 'an object'],
])('refuses %s with 400 and changes nothing', async (_what, command, args, message) => {
  const before = everything();
  const { status, body } = await platform.run(command, args);
  expect(status).toBe(400);
  expect(body.error).toContain(message);
  expect(everything()).toEqual(before);
  expect(Math.abs(platform.store.now() - Date.now())).toBeLessThan(5000);
  expect(platform.faults.all()).toEqual({});
});

it('refuses what other sites’ pages could send', async () => {
  const body = JSON.stringify({ player, balance: '1' });
  const path = '/console/api/balance';
  expect(await raw(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).toMatchObject({
    status: 415,
  });
  const rebound = { 'content-type': 'application/json', host: 'evil.example' };
  expect(await raw(path, { method: 'POST', headers: rebound, body })).toMatchObject({ status: 403 });
  expect(await raw('/console/', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
  expect(await raw(path, { method: 'GET' })).toMatchObject({ status: 405 });
  const broken = await raw(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
  expect(broken).toMatchObject({ status: 400 });
  expect(broken.body).toContain('no JSON');
  expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_000);
});

it('shows its page under a policy that runs nothing of others', async () => {
  const response = await fetch(`${platform.consoleUrl}/console/`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('Operator console');
  expect((await fetch(`${platform.consoleUrl}/console/../../package.json`)).status).not.toBe(200);
  expect((await fetch(`${platform.consoleUrl}/console/console.ts`)).status).toBe(404);
});

describe('commands', () => {
  it('changes a balance through the ledger', async () => {
    const { body } = await platform.run('balance', { player, balance: '12.5', bonusBalance: '3' });
    expect(body.result).toEqual({ currency: 'EUR', balance: '12.50', bonusBalance: '3.00' });
    expect(platform.store.database.get('SELECT moneyType, amount FROM ledger ORDER BY id DESC')).toEqual({
      moneyType: 'Correction',
      amount: 1250 - 25_000,
    });
  });

  it('finds a player by id as well as by e-mail address', async () => {
    const { body } = await platform.run('player', { player: platform.playerId(player) });
    expect(body.result).toMatchObject({ email: player, wallet: { balance: '250.00' } });
  });

  it('sets every state of a player', async () => {
    const until = '2030-01-01T00:00:00.000Z';
    await platform.run('kyc', { player, status: 'Required', deadline: until, missing: ['Identity'] });
    await platform.run('sourceOfWealth', { player, status: 'Required', dueDate: until, comment: 'A payslip' });
    await platform.run('exclusion', { player, until });
    await platform.run('timeout', { player, until });
    await platform.run('close', { player, cause: 'MultipleAccounts' });
    await platform.run('block', { player, deposits: true, rewards: true });
    await platform.run('realityCheck', { player, minutes: 5 });
    await platform.run('terms', { player, accepted: false });
    await platform.run('level', { player, level: 9 });
    expect(profile()).toMatchObject({
      kyc: { status: 'Required', deadline: until, verificationsMissing: ['Identity'] },
      sourceOfWealth: { status: 'Required', dueDate: until, documents: [{ comment: 'A payslip' }] },
      exclusionEndsAt: until,
      timeoutEndsAt: until,
      accountStatus: { status: 'Closed', cause: 'MultipleAccounts', reopenByCustomerAllowed: false },
      isDepositsBlocked: true,
      isRewardsBlocked: true,
      isCancelWithdrawalBlocked: false,
      realityCheckPeriod: 5,
      termsAccepted: false,
      gamificationLevel: 9,
    });
    await platform.run('reopen', { player });
    await platform.run('exclusion', { player, until: null });
    expect(profile()).toMatchObject({ accountStatus: { status: 'Active' }, exclusionEndsAt: null });
  });

  it('leaves the figures of a reality check whole when its period changes in the middle of play (R-6-016, A-130)', async () => {
    const { play, games } = platform.store;
    const playerId = platform.playerId(player);
    const lookupId = games.all()[0]?.lookupId ?? '';
    const spin = (roundId: string) =>
      play.placeRound({ roundId, playerId, lookupId, stake: 100, payout: 250, state: 'closed', details: '{}' });
    play.launch({ playerId, lookupId, currency: 'EUR', locale: 'en_GB' });
    const begun = profile()?.realityCheckStartedAt;
    spin('before');
    await platform.run('realityCheck', { player, minutes: 1 });
    spin('after');
    const { data } = await platform.graphql('{ viewer { realityCheck { startedAt staked won netPosition } } }', {
      token: await platform.tokenFor(player),
    });
    expect(data.viewer.realityCheck).toEqual({ startedAt: begun, staked: '2.00', won: '5.00', netPosition: '3.00' });
  });

  it('makes a new notice and waits for its acceptance', async () => {
    await platform.run('popUp', { player, id: 'winter', title: 'Winter', text: '<p>It snows.</p>' });
    expect(profile()?.popUpsNeeded).toEqual(['winter']);
    const { data } = await platform.graphql('{ root { popUp(id: "winter") { title text } } }');
    expect(data.root.popUp).toEqual({ title: 'Winter', text: '<p>It snows.</p>' });
  });

  it('gives rewards: to be claimed, paid at once, or for later', async () => {
    const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '5' };
    const status = async (args: object) =>
      ((await platform.run('reward', { ...gift, ...args })).body.result as { status: string }).status;
    expect(await status({})).toBe('Unclaimed');
    expect(await status({ startsAt: '2099-01-01T00:00:00Z' })).toBe('Scheduled');
    expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_000);
    expect(await status({ claimType: 'automatic' })).toBe('Credited');
    expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_500);
  });

  it('moves time, and with it what begins and ends by time', async () => {
    const statuses = () => platform.store.rewards.ofPlayer(platform.playerId(player)).map(({ status }) => status);
    expect(statuses().filter((status) => status === 'Scheduled')).toHaveLength(1);
    await platform.run('clock', { by: 2 * 86_400 });
    expect(statuses().filter((status) => status === 'Unclaimed')).toHaveLength(4);
    await platform.run('clock', { by: 30 * 86_400 });
    expect(new Set(statuses())).toEqual(new Set(['Expired']));
    await platform.run('resetClock');
    expect(Math.abs(platform.store.now() - Date.now())).toBeLessThan(1000);
  });

  it.each([
    ['2026-12-24', '2026-12-24T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-12-24T12:00:00Z', '2026-12-24T12:00:00.000Z'],
    ['2026-12-24T00:30:00.5+02:00', '2026-12-23T22:30:00.500Z'],
  ])('reads the date %s as %s', async (until, expected) => {
    await platform.run('exclusion', { player, until });
    expect(profile()?.exclusionEndsAt).toBe(expected);
  });

  it('stays within its years when time is moved on step by step', async () => {
    expect(await platform.run('clock', { to: '2100-12-31' })).toMatchObject({ status: 200 });
    const { now } = platform.store;
    const before = now();
    expect(await platform.run('clock', { by: 2 * 86_400 })).toMatchObject({ status: 400 });
    expect(now() - before).toBeLessThan(5000);
    expect(await platform.run('clock', { to: '2000-01-01' })).toMatchObject({ status: 200 });
    expect(await platform.run('clock', { by: -86_400 })).toMatchObject({ status: 400 });
  });

  it('refuses what would make a wallet too large to read, and leaves it as it was', async () => {
    const id = platform.playerId(player);
    platform.store.wallets.set(id, { balance: Number.MAX_SAFE_INTEGER - 100, bonusBalance: 5 });
    const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '1.01', claimType: 'automatic' };
    const before = everything();
    const { status, body } = await platform.run('reward', gift);
    expect(status).toBe(400);
    expect(body.error).toContain('out of range');
    expect(everything()).toEqual(before);
    expect(await platform.run('reward', { ...gift, amount: '1.00' })).toMatchObject({ status: 200 });
    expect(platform.store.wallets.ofPlayer(id).balance).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('takes the largest gifts there are', async () => {
    const largest = { player, amount: '999999999.99' };
    const spins = { ...largest, type: 'FreeSpin', name: 'Spins', spins: 1000, claimType: 'automatic' };
    expect(await platform.run('reward', spins)).toMatchObject({ status: 200 });
    expect(await platform.run('bonus', { ...largest, factor: 100 })).toMatchObject({ status: 200 });
    const { body } = await platform.run('player', { player });
    expect(body.result).toMatchObject({ wallet: { bonusBalance: '1001000000014.99' } });
  });

  it('shows a notice of the platform until it is ended', async () => {
    const banners = async () => (await platform.graphql('{ root { banners { kind text } } }')).data.root.banners;
    expect(await banners()).toEqual([]);
    await platform.run('banner', { kind: 'Maintenance', on: true, text: 'Back at noon' });
    expect(await banners()).toEqual([{ kind: 'Maintenance', text: 'Back at noon' }]);
    await platform.run('banner', { kind: 'Maintenance', on: false });
    expect(await banners()).toEqual([]);
  });
});

it('executes a command completely or not at all, async ones included', async () => {
  const tokens = [await platform.tokenFor(player), await platform.tokenFor(player)];
  expect(tokens).toHaveLength(2);
  const { destroy } = platform.store.sessions;
  let calls = 0;
  platform.store.sessions.destroy = (...args) => {
    calls += 1;
    if (calls === 2) throw new Error('The disk is full.');
    destroy(...args);
  };
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = everything();
  expect((await platform.run('destroySession', { player })).status).toBe(500);
  expect(everything()).toEqual(before);
  expect(printed).toHaveBeenCalledWith(expect.objectContaining({ message: 'The disk is full.' }));
  printed.mockRestore();
});

describe('faults', () => {
  const status = async (path: string) => (await fetch(platform.url + path)).status;
  const feed = '/api/feed?brand=acme&operator=Infiniza&currency=EUR';

  it('fails the configured share of requests, of one endpoint alone', async () => {
    await platform.run('fault', { endpoint: 'feed', errorRate: 0.5 });
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await status(feed));
    expect(answers).toEqual([200, 503, 200, 503, 200, 503]);
    expect((await platform.graphql('{ root { countries { code } } }')).data).toBeTruthy();
    await platform.run('clearFaults');
    expect([await status(feed), await status(feed)]).toEqual([200, 200]);
  });

  it('answers 401', async () => {
    await platform.run('fault', { endpoint: 'graphql', unauthorized: true });
    const response = await fetch(`${platform.url}/api/graphql`, { method: 'POST' });
    expect(response.status).toBe(401);
  });

  it('answers late', async () => {
    await platform.run('fault', { endpoint: 'feed', latencyMs: 150 });
    const started = performance.now();
    await status(feed);
    expect(performance.now() - started).toBeGreaterThan(140);
  });
});
