import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openJackpotSocket } from '../../testing/jackpotSocket.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const email = 'player@lobby.test';
const lobby = 'http://localhost:4200';
const instanceId = 'acme-main';
const instanceUrl = (source = 'acme-lobby', brand = 'acme') =>
  `${platform.jackpotUrl}/v1/thrillpots/instances/source/${source}/brand/${brand}`;
const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });
const asPlayer = async (who = email, query = '') => {
  const token = await platform.tokenFor(who);
  return get(`${instanceUrl()}?player_id=${platform.playerId(who)}${query}`, { authorization: `Bearer ${token}` });
};

const openSocket = () => openJackpotSocket(platform);

const pots = [
  { id: 'mega', current_value: '418233.57', win_odds: '1000000' },
  { id: 'major', current_value: '12345.67', win_odds: '40000' },
  { id: 'minor', current_value: '612.40', win_odds: '4000' },
  { id: 'shared', current_value: '2411.09', win_odds: '10000' },
  { id: 'total', current_value: '433602.73' },
];

describe('calls', () => {
  it('answers with units of each currency for one euro', async () => {
    const response = await get(`${platform.jackpotUrl}/v1/currencies`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      multipliers: {
        ...{ EUR: '1', CAD: '1.5', CHF: '0.95', USD: '1.1', NOK: '11.5' },
        ...{ INR: '95', JPY: '165', ZAR: '20', NZD: '1.8', GBP: '0.85' },
      },
    });
  });

  it('answers a visitor with the instance and no choice', async () => {
    const now = platform.store.now();
    const answer = (await (await get(instanceUrl())).json()) as { server_timestamp: number };
    expect(answer).toEqual({
      id: instanceId,
      timestamp_start: null,
      timestamp_end: null,
      pots,
      optin_status: null,
      server_timestamp: expect.any(Number),
    });
    expect(answer.server_timestamp - now).toBeGreaterThanOrEqual(0);
    expect(answer.server_timestamp - now).toBeLessThan(5000);
  });

  it('distinguishes a player who has never chosen from one who has left', async () => {
    const status = async () => ((await (await asPlayer()).json()) as { optin_status: object }).optin_status;
    expect(await status()).toEqual({
      opted_in: false,
      contribution_preferences: {},
      preferred_contribution_value: null,
    });
    await platform.run('optIn', { player: email, contribution: 0.02 });
    expect(await status()).toEqual({
      opted_in: true,
      contribution_preferences: { EUR: 0.02 },
      preferred_contribution_value: 0.02,
    });
    await platform.run('optIn', { player: email, contribution: null });
    expect(await status()).toEqual({
      opted_in: false,
      contribution_preferences: { EUR: 0.02 },
      preferred_contribution_value: 0.02,
    });
  });

  it('rejects a player’s id without a valid token of that very player', async () => {
    const url = `${instanceUrl()}?player_id=${platform.playerId(email)}`;
    expect((await get(url)).status).toBe(401);
    expect((await get(url, { authorization: 'Bearer nonsense' })).status).toBe(401);
    const other = await platform.tokenFor('finland@lobby.test');
    expect((await get(url, { authorization: `Bearer ${other}` })).status).toBe(401);
    expect((await asPlayer()).status).toBe(200);
  });

  it('knows neither other sources and brands nor blocked countries', async () => {
    expect((await get(instanceUrl('nobody'))).status).toBe(404);
    expect((await get(instanceUrl('acme-lobby', 'other'))).status).toBe(404);
    expect((await get(`${instanceUrl()}?country_code=NO`)).status).toBe(404);
    expect((await get(`${instanceUrl()}?country_code=FI`)).status).toBe(200);
    await platform.run('jackpot', { blockedCountries: ['FI'] });
    expect((await asPlayer(email, '&country_code=DE')).status).toBe(404);
    await platform.run('jackpot', { blockedCountries: [], enabled: false });
    expect((await get(instanceUrl())).status).toBe(404);
  });

  it('lets the lobby’s pages read its answers, without credentials, and no other pages', async () => {
    const headersOf = async (origin: string, method = 'GET') => {
      const response = await fetch(instanceUrl(), { method, headers: { origin } });
      return { status: response.status, headers: Object.fromEntries(response.headers) };
    };
    const own = await headersOf(lobby);
    expect(own.headers).toMatchObject({ 'access-control-allow-origin': lobby, vary: 'origin' });
    expect(own.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(await headersOf(lobby, 'OPTIONS')).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-methods': 'GET', 'access-control-allow-headers': 'authorization, dpop' },
    });
    const foreign = await headersOf('https://elsewhere.test');
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await headersOf('https://elsewhere.test', 'OPTIONS')).status).toBe(403);
  });

  it('fails as the console says, readable for the lobby', async () => {
    await platform.run('fault', { endpoint: 'jackpot', errorRate: 1 });
    const failed = await get(instanceUrl(), { origin: lobby });
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([503, lobby]);
    expect((await get(instanceUrl('hourly_provider_of_the_week'))).status).toBe(200);
    await platform.run('clearFaults');
    await platform.run('fault', { endpoint: 'raffle', unauthorized: true });
    expect((await get(instanceUrl('hourly_provider_of_the_week'))).status).toBe(401);
    expect((await get(instanceUrl())).status).toBe(200);
  });
});

describe('the socket', () => {
  it.each([
    ['with a pot', {}],
    ['whose pot is empty', { prize: '0.00' }],
    ['without a pot', { withoutPot: true }],
  ])('has the pots of the instance’s call, of a drop %s', async (_, change) => {
    await platform.run('raffleDrops', { type: 'weekly', ...change });
    const { id, pots: answered } = await (await get(instanceUrl('weekly_provider_of_the_week'))).json();
    const { subscribe } = await openSocket();
    expect((await subscribe(id)).pots).toEqual(answered);
  });

  it('answers each SubscribeRequest with the state, and follows with numbered updates', async () => {
    const { subscribe, next } = await openSocket();
    const joined = {
      type: 'JoinedMessage',
      instance_id: instanceId,
      sequence: 0,
      pots,
      wins: [],
      server_timestamp: expect.any(Number),
    };
    expect(await subscribe()).toEqual(joined);
    expect(await subscribe()).toEqual(joined);
    await platform.run('jackpotPots', { minor: '700.05' });
    expect(await next('JackpotUpdate')).toEqual({
      type: 'JackpotUpdate',
      instance_id: instanceId,
      sequence: 1,
      pots: [
        { id: 'minor', current_value: '700.05', win_odds: '4000' },
        { id: 'total', current_value: '433690.38' },
      ],
    });
    expect((await subscribe())['sequence']).toBe(1);
  });

  it('opts its own player in and out, for configured options and the country IE only', async () => {
    const { subscribe, send } = await openSocket();
    const playerId = platform.playerId(email);
    const request = {
      ...{ type: 'PlayerOptInRequest', instance_id: instanceId, player_id: playerId, brand_id: 'acme' },
      ...{ player_country: 'IE', opt_in: true, contribution_value: 0.05 },
    };
    const jackpotPlayer = platform.playerId('jackpot@lobby.test');
    const choice = () => platform.store.jackpots.optIns.find(playerId, instanceId);
    send(request);
    await subscribe();
    expect(choice()).toBeUndefined();
    await subscribe(instanceId, await platform.tokenFor(email));
    send({ ...request, player_id: platform.playerId('finland@lobby.test') });
    send({ ...request, contribution_value: 0.5 });
    send({ ...request, brand_id: 'other' });
    await subscribe();
    const others = platform.store.database.all('SELECT * FROM jackpotOptIns WHERE playerId <> ?', jackpotPlayer);
    expect(others).toEqual([]);
    send(request);
    await subscribe();
    expect(choice()).toMatchObject({ optedIn: true, contribution: 0.05 });
    send({ ...request, opt_in: false });
    await subscribe();
    expect(choice()).toMatchObject({ optedIn: false, preferences: { EUR: 0.05 } });
  });

  it.each([
    ['no JSON', 'hello'],
    ['an unknown type', '{"type":"Ping"}'],
    [
      'the player’s own country',
      '{"type":"PlayerOptInRequest","instance_id":"a","player_id":"b","brand_id":"acme","player_country":"FI","opt_in":true,"contribution_value":1}',
    ],
  ])('is closed for a frame with %s', async (_, text) => {
    const { socket } = await openSocket();
    socket.send(text);
    expect((await once(socket, 'close'))[0]).toBe(4400);
  });

  it('is closed for a frame that is too large', async () => {
    const { socket } = await openSocket();
    socket.send('x'.repeat(20_000));
    expect((await once(socket, 'close'))[0]).toBe(1009);
  });

  it('is rejected to pages of other origins', async () => {
    const socket = new WebSocket(`${platform.jackpotUrl.replace(/^http/, 'ws')}/v1/ws`, {
      origin: 'https://elsewhere.test',
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('is closed for a bad token, and when its player’s session ends', async () => {
    const bad = await openSocket();
    bad.send({ type: 'SubscribeRequest', instance_id: instanceId, authorization: 'Bearer nonsense' });
    expect((await once(bad.socket, 'close'))[0]).toBe(4401);
    const own = await openSocket();
    await own.subscribe(instanceId, await platform.tokenFor(email));
    const [session] = platform.store.sessions.ofPlayer(platform.playerId(email));
    platform.store.sessions.end(session?.id ?? '');
    expect((await once(own.socket, 'close'))[0]).toBe(4403);
  });

  it('notifies all who follow the instance of a win, which pays its player', async () => {
    const [own, visitor] = [await openSocket(), await openSocket()];
    await own.subscribe(instanceId, await platform.tokenFor(email));
    await visitor.subscribe();
    const before = platform.store.wallets.ofPlayer(platform.playerId(email)).balance;
    await platform.run('jackpotWin', { player: email, pot: 'minor', community: ['germany@lobby.test'] });
    const win = {
      id: expect.any(String),
      instance_id: instanceId,
      player_id: platform.playerId(email),
      win_amount: '551.16',
      win_pot_id: 'minor',
      currency_multipliers: { multipliers: expect.objectContaining({ EUR: '1', JPY: '165' }) },
      community_winners: [{ player_id: platform.playerId('germany@lobby.test'), win_amount: '61.24' }],
    };
    expect(await own.next('WinEvent')).toEqual({ type: 'WinEvent', ...win });
    expect(await visitor.next('WinEvent')).toEqual({ type: 'WinEvent', ...win });
    expect(platform.store.wallets.ofPlayer(platform.playerId(email)).balance).toBe(before + 55_116);
    expect((await own.subscribe())['wins']).toEqual([win]);
    expect((await visitor.subscribe())['wins']).toEqual([]);
  });
});
