import { request } from 'node:http';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { commands } from './api.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'player@lobby.test';
const snapshot = () =>
  ['players', 'wallets', 'ledger', 'documents', 'playerRewards', 'sessions', 'payments', 'meta'].map((table) =>
    platform.store.database.all(`SELECT * FROM ${table}`),
  );
const profile = () => platform.store.players.find(platform.playerId(player))?.profile;

/** Sends headers that a browser does not let a page set. */
const rawRequest = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string }) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const url = new URL(path, platform.consoleUrl);
    const outgoing = request(url, { method: options.method ?? 'GET', headers: options.headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    outgoing.on('error', reject);
    outgoing.end(options.body);
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
  ['a name of Object.prototype', 'toString', {}, 'There is no command “toString”'],
  ['a missing argument', 'balance', { balance: '5' }, 'player'],
  ['an unknown argument', 'balance', { player, balance: '5', extra: 1 }, 'There is no argument “extra”'],
  ['an unknown player', 'balance', { player: 'nobody@lobby.test', balance: '5' }, 'There is no player'],
  ['a number for an amount', 'balance', { player, balance: 5 }, 'balance'],
  ['a negative amount', 'balance', { player, balance: '-5' }, 'An amount is written like'],
  ['no balance at all', 'balance', { player }, 'Give a balance'],
  ['an unknown status', 'kyc', { player, status: 'Perhaps' }, 'status'],
  ['an amount above the maximum', 'balance', { player, balance: '1000000000' }, 'up to 999999999.99'],
  ['a bonus of zero', 'bonus', { player, amount: '0.00' }, 'greater than zero'],
  ['a reward of zero', 'reward', { player, type: 'BonusMoneyDrop', name: 'Gift', amount: '0' }, 'greater than zero'],
  ['a number for a date', 'exclusion', { player, until: '5' }, 'A date is written like'],
  ['a date in American notation', 'exclusion', { player, until: '12/24/2026' }, 'A date is written like'],
  ['a time without a zone', 'exclusion', { player, until: '2026-12-24T12:00:00' }, 'A date is written like'],
  ['an invalid zone', 'exclusion', { player, until: '2026-12-24T12:00:00+02' }, 'A date is written like'],
  ['a day that does not exist', 'exclusion', { player, until: '2026-02-30' }, 'in the calendar'],
  ['a time on a day that does not exist', 'exclusion', { player, until: '2026-04-31T12:00:00Z' }, 'in the calendar'],
  ['a year of more than four digits', 'clock', { to: '+275760-09-13T00:00:00.000Z' }, 'A date is written like'],
  ['a time after 2100', 'clock', { to: '2101-01-01' }, '2000 to 2100'],
  ['a time before 2000', 'clock', { to: '1999-12-31T23:59:59Z' }, '2000 to 2100'],
  [
    'a country name instead of a code',
    'banner',
    { kind: 'Maintenance', on: true, country: 'Finland' },
    'A country is written like',
  ],
  ['no date', 'exclusion', { player, until: 'tomorrow' }, 'A date is written like'],
  ['an unknown endpoint', 'fault', { endpoint: 'everything' }, 'endpoint'],
  ['a rate above one', 'fault', { endpoint: 'feed', errorRate: 2 }, 'errorRate'],
  [
    'malformed frames for an endpoint without sockets',
    'fault',
    { endpoint: 'feed', malformedFrames: true },
    'realtime',
  ],
  ['two ways to set the clock', 'clock', { by: 5, to: '2026-12-24T12:00:00Z' }, 'either'],
  ['an unknown game', 'reward', { player, type: 'FreeSpin', name: 'Spins', amount: '1', game: 'no-game' }, 'no game'],
  ['an unknown pop-up', 'popUp', { player, id: 'unheard-of' }, 'There is no pop-up'],
  ['a round beyond the balance', 'round', { player, stake: '250.01', payout: '0' }, 'lower than the stake'],
  ['a payment that is not pending', 'settlePayment', { id: 'x', outcome: 'completed' }, 'is pending'],
  ['a list instead of arguments', 'status', [], 'an object'],
])('rejects %s with 400 and changes nothing', async (_what, command, args, message) => {
  const before = snapshot();
  const { status, body } = await platform.run(command, args);
  expect(status).toBe(400);
  expect(body.error).toContain(message);
  expect(snapshot()).toEqual(before);
  expect(Math.abs(platform.store.now() - Date.now())).toBeLessThan(5000);
  expect(platform.faults.all()).toEqual({});
});

it('rejects requests that pages of other sites could send', async () => {
  const body = JSON.stringify({ player, balance: '1' });
  const path = '/console/api/balance';
  expect(await rawRequest(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).toMatchObject({
    status: 415,
  });
  const reboundHeaders = { 'content-type': 'application/json', host: 'evil.example' };
  expect(await rawRequest(path, { method: 'POST', headers: reboundHeaders, body })).toMatchObject({ status: 403 });
  expect(await rawRequest('/console/', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
  expect(await rawRequest(path, { method: 'GET' })).toMatchObject({ status: 405 });
  const broken = await rawRequest(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
  expect(broken).toMatchObject({ status: 400 });
  expect(broken.body).toContain('no JSON');
  expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_000);
});

it('serves its page with a policy that allows only its own scripts', async () => {
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

  it('books a deposit, which moves the balance and counts for limits', async () => {
    const { body } = await platform.run('deposit', { player, amount: '12.50' });
    expect(body.result).toMatchObject({ balance: '262.50' });
    const { body: listed } = await platform.run('payments', { player });
    expect(listed.result).toContainEqual(
      expect.objectContaining({ type: 'Deposit', state: 'Completed', amount: '12.50' }),
    );
  });

  it('books a round, which moves the balance and counts as a loss', async () => {
    const { body } = await platform.run('round', { player, stake: '2.00', payout: '0.50' });
    expect(body.result).toMatchObject({ balance: '248.50' });
    expect(platform.store.play.totals(platform.playerId(player), 0)).toEqual({ staked: 200, won: 50 });
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
    await platform.run('block', { player, instantBanking: true, instantBankingFrom: until });
    await platform.run('bankCheck', { player, until });
    await platform.run('realityCheck', { player, minutes: 5 });
    await platform.run('terms', { player, accepted: false });
    await platform.run('level', { player, level: 9 });
    expect((await platform.run('documents', { player })).body.result).toMatchObject([
      { kind: 'SourceOfWealth', comment: 'A payslip', status: 'Requested' },
    ]);
    expect(profile()).toMatchObject({
      kyc: { status: 'Required', deadline: until, verificationsMissing: ['Identity'] },
      sourceOfWealth: { status: 'Required', dueDate: until },
      exclusionEndsAt: until,
      timeoutEndsAt: until,
      accountStatus: { status: 'Closed', cause: 'MultipleAccounts', reopenByCustomerAllowed: false },
      isDepositsBlocked: true,
      isRewardsBlocked: true,
      isCancelWithdrawalBlocked: false,
      isInstantBankingBlocked: true,
      instantBankingBlockActiveFrom: until,
      bankingCDD: until,
      realityCheckPeriod: 5,
      termsAccepted: false,
      gamificationLevel: 9,
    });
    await platform.run('reopen', { player });
    await platform.run('exclusion', { player, until: null });
    await platform.run('block', { player, instantBankingFrom: null });
    await platform.run('bankCheck', { player, until: null });
    expect(profile()).toMatchObject({
      accountStatus: { status: 'Active' },
      exclusionEndsAt: null,
      isInstantBankingBlocked: true,
      instantBankingBlockActiveFrom: null,
      bankingCDD: null,
    });
  });

  it('keeps the figures of a reality check when its period changes during play (A-130)', async () => {
    const { play, games } = platform.store;
    const playerId = platform.playerId(player);
    const lookupId = games.all()[0]?.lookupId ?? '';
    const spin = (roundId: string) =>
      play.placeRound({ roundId, playerId, lookupId, stake: 100, payout: 250, state: 'closed', details: '{}' });
    play.launch({ playerId, lookupId, currency: 'EUR', locale: 'en_GB' });
    const startedAt = profile()?.realityCheckStartedAt;
    spin('before');
    await platform.run('realityCheck', { player, minutes: 1 });
    spin('after');
    const { data } = await platform.graphql('{ viewer { realityCheck { startedAt staked won netPosition } } }', {
      token: await platform.tokenFor(player),
    });
    expect(data.viewer.realityCheck).toEqual({ startedAt, staked: '2.00', won: '5.00', netPosition: '3.00' });
  });

  it('creates a pop-up and requires its acceptance', async () => {
    await platform.run('popUp', { player, id: 'winter', title: 'Winter', text: '<p>It snows.</p>' });
    expect(profile()?.popUpsNeeded).toEqual(['winter']);
    const { data } = await platform.graphql('{ root { popUp(id: "winter") { title text } } }');
    expect(data.root.popUp).toEqual({ title: 'Winter', text: '<p>It snows.</p>' });
  });

  it('gives rewards: to be claimed, credited at once, or scheduled', async () => {
    const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '5' };
    const status = async (args: object) =>
      ((await platform.run('reward', { ...gift, ...args })).body.result as { status: string }).status;
    expect(await status({})).toBe('Unclaimed');
    expect(await status({ startsAt: '2099-01-01T00:00:00Z' })).toBe('Scheduled');
    expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_000);
    expect(await status({ claimType: 'automatic' })).toBe('Credited');
    expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(25_500);
  });

  it('starts and expires rewards when the clock is moved', async () => {
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
  ])('parses the date %s as %s', async (until, expected) => {
    await platform.run('exclusion', { player, until });
    expect(profile()?.exclusionEndsAt).toBe(expected);
  });

  it('keeps the clock within 2000 to 2100 over several commands', async () => {
    expect(await platform.run('clock', { to: '2100-12-31' })).toMatchObject({ status: 200 });
    const { now } = platform.store;
    const before = now();
    expect(await platform.run('clock', { by: 2 * 86_400 })).toMatchObject({ status: 400 });
    expect(now() - before).toBeLessThan(5000);
    expect(await platform.run('clock', { to: '2000-01-01' })).toMatchObject({ status: 200 });
    expect(await platform.run('clock', { by: -86_400 })).toMatchObject({ status: 400 });
  });

  it('rejects a reward that would take the balance out of range, and changes nothing', async () => {
    const id = platform.playerId(player);
    platform.store.wallets.set(id, { balance: Number.MAX_SAFE_INTEGER - 100, bonusBalance: 5 });
    const gift = { player, type: 'MoneyDrop', name: 'Gift', amount: '1.01', claimType: 'automatic' };
    const before = snapshot();
    const { status, body } = await platform.run('reward', gift);
    expect(status).toBe(400);
    expect(body.error).toContain('out of range');
    expect(snapshot()).toEqual(before);
    expect(await platform.run('reward', { ...gift, amount: '1.00' })).toMatchObject({ status: 200 });
    expect(platform.store.wallets.ofPlayer(id).balance).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('accepts the largest amounts', async () => {
    const largest = { player, amount: '999999999.99' };
    const spins = { ...largest, type: 'FreeSpin', name: 'Spins', spins: 1000, claimType: 'automatic' };
    expect(await platform.run('reward', spins)).toMatchObject({ status: 200 });
    expect(await platform.run('bonus', { ...largest, factor: 100 })).toMatchObject({ status: 200 });
    const { body } = await platform.run('player', { player });
    expect(body.result).toMatchObject({ wallet: { bonusBalance: '1000000024.99' } });
  });

  it('shows a banner until it is removed', async () => {
    const banners = async () => (await platform.graphql('{ root { banners { kind text } } }')).data.root.banners;
    expect(await banners()).toEqual([]);
    await platform.run('banner', { kind: 'Maintenance', on: true, text: 'Back at noon' });
    expect(await banners()).toEqual([{ kind: 'Maintenance', text: 'Back at noon' }]);
    await platform.run('banner', { kind: 'Maintenance', on: false });
    expect(await banners()).toEqual([]);
  });
});

it('rolls a failed command back, async ones included', async () => {
  const tokens = [await platform.tokenFor(player), await platform.tokenFor(player)];
  expect(tokens).toHaveLength(2);
  const { destroy } = platform.store.sessions;
  let calls = 0;
  platform.store.sessions.destroy = (...args) => {
    calls += 1;
    if (calls === 2) throw new Error('The disk is full.');
    destroy(...args);
  };
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = snapshot();
  expect((await platform.run('destroySession', { player })).status).toBe(500);
  expect(snapshot()).toEqual(before);
  expect(consoleError).toHaveBeenCalledWith(expect.objectContaining({ message: 'The disk is full.' }));
  consoleError.mockRestore();
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

  it('delays responses', async () => {
    await platform.run('fault', { endpoint: 'feed', latencyMs: 150 });
    const started = performance.now();
    await status(feed);
    expect(performance.now() - started).toBeGreaterThan(140);
  });
});
