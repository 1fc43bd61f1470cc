import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import type { StoreEvent } from '../../store/index.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const email = 'player@lobby.test';
const lobby = 'http://localhost:4200';
const clientId = 'acme-lobby';

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(platform.gamificationUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const tokenAnswer = async (who = email, id = clientId) =>
  post('/v1/oauth/token', { clientId: id, identityToken: await platform.tokenFor(who) });
const signIn = async (who = email): Promise<string> =>
  ((await (await tokenAnswer(who)).json()) as { accessToken: string }).accessToken;
const get = (path: string, token: string, headers: Record<string, string> = {}) =>
  fetch(platform.gamificationUrl + path, { headers: { authorization: `Bearer ${token}`, ...headers } });
const json = async (path: string, token: string, headers: Record<string, string> = {}) =>
  (await get(path, token, headers)).json();

let rounds = 0;
const play = (stake: number, who = email) =>
  platform.store.play.placeRound({
    ...{ roundId: `round-${rounds++}`, playerId: platform.playerId(who), stake, payout: 0, state: 'closed' },
    ...{ lookupId: platform.store.games.all()[0]?.lookupId ?? '', details: '{}' },
  });

describe('a token', () => {
  it('is given for the platform’s own, and opens the player’s data', async () => {
    const answer = await tokenAnswer();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { accessToken, expiresIn } = (await answer.json()) as { accessToken: string; expiresIn: number };
    expect(expiresIn).toBe(600);
    expect((await get('/v1/player', accessToken)).status).toBe(200);
  });

  it.each([
    ['no JSON', 'hello', 400],
    ['no client', { identityToken: 'x' }, 400],
    ['an empty token', { clientId, identityToken: '' }, 400],
    ['another client', { clientId: 'other', identityToken: 'x' }, 403],
    ['an invalid token', { clientId, identityToken: 'x' }, 401],
  ])('is rejected for %s', async (_, body, status) => {
    expect((await post('/v1/oauth/token', body)).status).toBe(status);
  });

  it.each([
    ['blocked', 'block', { gamification: true }],
    ['self-excluded', 'exclusion', { until: '2100-01-01' }],
    ['closed', 'close', {}],
    ['required to pass KYC', 'kyc', { status: 'Required' }],
    ['overdue with a declaration of wealth', 'sourceOfWealth', { status: 'Required', dueDate: '2020-01-01' }],
  ])('is rejected to a player who is %s, whose earlier one opens nothing', async (_, command, args) => {
    const token = await signIn();
    await platform.run(command, { player: email, ...args });
    expect((await tokenAnswer()).status).toBe(403);
    expect((await get('/v1/player', token)).status).toBe(403);
  });

  it('ends after ten minutes, with its session, and when the console says so', async () => {
    const token = await signIn();
    const others = await signIn('finland@lobby.test');
    await platform.run('clock', { by: 599 });
    expect((await get('/v1/player', token)).status).toBe(200);
    await platform.run('clock', { by: 2 });
    expect((await get('/v1/player', token)).status).toBe(401);
    expect((await get('/v1/player', others)).status).toBe(401);

    const second = await signIn();
    await platform.run('destroySession', { player: email });
    expect((await get('/v1/player', second)).status).toBe(401);

    const third = await signIn();
    const other = await signIn('finland@lobby.test');
    await platform.run('expireGamificationToken', { player: email });
    expect([(await get('/v1/player', third)).status, (await get('/v1/player', other)).status]).toEqual([401, 200]);
  });
});

describe('calls', () => {
  it('answer the lobby’s pages, without credentials, and no other pages', async () => {
    const headersOf = async (origin: string, method: string) => {
      const response = await fetch(`${platform.gamificationUrl}/v1/player`, { method, headers: { origin } });
      return { status: response.status, headers: Object.fromEntries(response.headers) };
    };
    expect(await headersOf(lobby, 'OPTIONS')).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': lobby,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type, dpop',
      },
    });
    const rejected = await headersOf(lobby, 'GET');
    expect(rejected).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': lobby } });
    expect(rejected.headers).not.toHaveProperty('access-control-allow-credentials');
    expect((await headersOf('https://elsewhere.test', 'OPTIONS')).status).toBe(403);
    expect((await headersOf('https://elsewhere.test', 'GET')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('know neither other paths nor other methods', async () => {
    const token = await signIn();
    expect((await get('/v1/toString', token)).status).toBe(404);
    expect((await get('/elsewhere', token)).status).toBe(404);
    expect((await get('/v1/oauth/token', token)).status).toBe(405);
    expect((await get('/v1/status/seen', token)).status).toBe(405);
    expect((await post('/v1/player', {}, { authorization: `Bearer ${token}` })).status).toBe(405);
  });

  it('fail as the console says, readable for the lobby', async () => {
    const token = await signIn();
    await platform.run('fault', { endpoint: 'gamification', errorRate: 1 });
    const failed = await get('/v1/player', token, { origin: lobby });
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([503, lobby]);
    await platform.run('fault', { endpoint: 'gamification', unauthorized: true });
    expect((await get('/v1/player', token)).status).toBe(401);
    await platform.run('clearFaults');
    expect((await get('/v1/player', token)).status).toBe(200);
  });

  it('serve the widget as a classic script for pages of any origin', async () => {
    const response = await fetch(`${platform.gamificationUrl}/widget/v1.js`);
    expect(response.headers.get('content-type')).toMatch('text/javascript');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toContain('window.GamificationWidget');
  });
});

describe('a player’s data', () => {
  it('follows the opt-in', async () => {
    const token = await signIn();
    expect(await json('/v1/player', token)).toMatchObject({ gamificationOpt: { enable: false } });
    await platform.graphql('mutation { optInToGamification(optIn: true) { playerId } }', {
      token: await platform.tokenFor(email),
    });
    expect(await json('/v1/player', token)).toMatchObject({ gamificationOpt: { enable: true } });
  });

  it('has level, rank and points, in the language that is requested', async () => {
    const token = await signIn();
    await platform.run('level', { player: email, level: 3 });
    await platform.run('gamificationPoints', { player: email, amount: 25 });
    expect(await json('/v1/player', token)).toEqual({
      gamificationOpt: { enable: false },
      level: 3,
      rank: { level: 3, name: 'Gold' },
      points: 525,
      levelPoints: 500,
      nextLevelPoints: 2000,
    });
    await platform.run('level', { player: email, level: 5 });
    expect(await json('/v1/player', token)).toMatchObject({ level: 5, points: 10_000, nextLevelPoints: null });
    const { levels } = (await json('/v1/status', token)) as { levels: unknown[] };
    expect(levels).toHaveLength(5);
    expect(levels[2]).toEqual({
      ...{ level: 3, name: 'Gold', points: 500 },
      prize: { kind: 'FreeSpins', amount: 10, value: '0.20', currency: 'EUR', game: expect.any(String) },
    });
  });

  it('reports a level that a round has reached, until it was seen', async () => {
    await platform.run('level', { player: email, level: 1 });
    await platform.run('gamification', { player: email, optIn: true });
    await platform.run('balance', { player: email, balance: '500.00', bonusBalance: '0.00' });
    const token = await signIn();
    play(9_950);
    expect(await json('/v1/status', token)).toMatchObject({ level: 1, points: 99, newLevels: [] });
    const events: StoreEvent[] = [];
    platform.store.events.on((event) => void events.push(event));
    play(50);
    expect(await json('/v1/status', token)).toMatchObject({ level: 2, points: 100, newLevels: [2] });
    expect(events.flatMap(({ name, data }) => (name === 'playerUpdated' ? [data] : []))).toContainEqual(
      expect.objectContaining({ updatedTypes: ['PlayerGamificationDetails'] }),
    );
    const seen = await post('/v1/status/seen', {}, { authorization: `Bearer ${token}` });
    expect(await seen.json()).toMatchObject({ level: 2, newLevels: [] });
    expect(await json('/v1/status', token)).toMatchObject({ newLevels: [] });
    const query = '{ viewer { playerGamificationDetails { level } } }';
    const answer = await platform.graphql(query, { token: await platform.tokenFor(email) });
    expect(answer.data.viewer.playerGamificationDetails).toEqual({ level: 2 });
  });
});
