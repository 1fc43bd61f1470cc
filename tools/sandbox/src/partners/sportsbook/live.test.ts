import { once } from 'node:events';
import { WebSocket } from 'ws';
import { betOn, createSportsbookClient } from '../../testing/sportsbookClient.ts';
import { openSportsbookSocket } from '../../testing/sportsbookSocket.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let client: ReturnType<typeof createSportsbookClient>;
beforeEach(async () => {
  platform = await startTestPlatform();
  client = createSportsbookClient(platform);
  await platform.run('balance', { player: email, balance: '100.00', bonusBalance: '50.00' });
});
afterEach(() => platform.close());

const email = 'player@lobby.test';
const balance = () => platform.store.wallets.ofPlayer(platform.playerId(email)).balance;

describe('the socket', () => {
  // Odds drift and events begin with the time.
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => void jest.restoreAllMocks());

  it('sends what has changed, one number after the other', async () => {
    const [leg] = await client.selections(1);
    const { next, socket, frames } = await openSportsbookSocket(platform);
    const start = frames[0]?.sequence ?? 0;
    await platform.run('sportsOdds', { selection: leg!.selection, odds: '3.00' });
    const first = await next('update');
    expect(first).toMatchObject({ sequence: start + 1, events: [{ id: leg!.event, status: 'prematch' }] });
    expect(JSON.stringify(first)).toContain('"odds":"3.00"');
    await platform.run('sportsEvent', { event: leg!.event, status: 'live', home: 2, away: 1 });
    expect(await next('update')).toMatchObject({
      sequence: start + 2,
      events: [{ status: 'live', score: { home: 2, away: 1 } }],
    });
    await platform.run('sportsEvent', { event: leg!.event, status: 'ended' });
    expect(await next('update')).toMatchObject({ sequence: start + 3, events: [{ id: leg!.event, status: 'ended' }] });
    expect((await client.call('/events')).body.sequence).toBe(start + 3);
    socket.close();
  });

  it('reports nothing where nothing has changed, and all that has once the clock has moved', async () => {
    const { frames, next } = await openSportsbookSocket(platform);
    platform.sportsbook.step();
    platform.sportsbook.step();
    await platform.run('clock', { by: 600 });
    platform.sportsbook.step();
    expect((await next('update')).events?.length).toBeGreaterThan(3);
    expect(frames.filter(({ type }) => type === 'update')).toHaveLength(1);
  });

  it('has another number for who comes after changes that nobody followed', async () => {
    const { body } = await client.call('/events');
    const same = await openSportsbookSocket(platform);
    expect(same.frames[0]?.sequence).toBe(body.sequence);
    same.socket.close();
    await once(same.socket, 'close');
    await platform.run('clock', { by: 600 });
    const { frames } = await openSportsbookSocket(platform);
    expect(frames[0]?.sequence).toBe(body.sequence + 1);
  });

  it('numbers go on for a client that comes later, which requests the events it has missed', async () => {
    const [leg] = await client.selections(1);
    const first = await openSportsbookSocket(platform);
    await platform.run('sportsOdds', { selection: leg!.selection, odds: '3.00' });
    await first.next('update');
    const second = await openSportsbookSocket(platform);
    const start = first.frames[0]?.sequence ?? 0;
    expect(second.frames[0]).toEqual({ type: 'following', sequence: start + 1 });
    const { body } = await client.call('/events');
    expect([body.sequence, JSON.stringify(body.events)]).toEqual([start + 1, expect.stringContaining('"odds":"3.00"')]);
    await platform.run('sportsOdds', { selection: leg!.selection, odds: '3.10' });
    expect((await second.next('update')).sequence).toBe(start + 2);
  });

  it('notifies a player of their own bets, and nobody else', async () => {
    const [leg] = await client.selections(1);
    const own = await openSportsbookSocket(platform, await client.signIn());
    const other = await openSportsbookSocket(platform, await client.signIn('finland@lobby.test'));
    const visitor = await openSportsbookSocket(platform);
    await client.call('/bets', { token: await client.signIn(), body: betOn([leg!]) });
    await own.next('bets');
    await platform.run('sportsEvent', { event: leg!.event, home: 1, away: 0, status: 'ended' });
    await own.next('bets');
    await Promise.all([other.next('update'), visitor.next('update')]);
    for (const { frames } of [other, visitor]) expect(frames.map(({ type }) => type)).not.toContain('bets');
  });

  it('says that a token has ended: at once, with the session, or before the next bet', async () => {
    const [leg] = await client.selections(1);
    const unknown = await openSportsbookSocket(platform, 'unknown');
    await unknown.next('sessionEnded');
    const token = await client.signIn();
    const ended = await openSportsbookSocket(platform, token);
    await platform.run('destroySession', { player: email });
    await ended.next('sessionEnded');
    const expired = await openSportsbookSocket(platform, await client.signIn());
    await platform.run('expireSportsbookToken', { player: email });
    const next = await client.signIn();
    await client.call('/bets', { token: next, body: betOn([leg!]) });
    await expired.next('sessionEnded');
    await expired.follow(next);
    await platform.run('voidSportsEvent', { event: leg!.event });
    await expired.next('bets');
  });

  it('is rejected to pages of other origins, and closed after what is no request', async () => {
    const url = `${platform.sportsbookUrl.replace(/^http/, 'ws')}/api/live`;
    const foreign = new WebSocket(url, { origin: 'https://elsewhere.test' });
    const [error] = (await once(foreign, 'error')) as [Error];
    expect(error.message).toContain('403');
    const { socket } = await openSportsbookSocket(platform);
    socket.send('{"type":"follow"}');
    expect((await once(socket, 'close'))[0]).toBe(4400);
  });
});

describe('the console', () => {
  it('lets calls, frames, sockets and scripts go wrong', async () => {
    await platform.run('fault', { endpoint: 'sportsbook', errorRate: 1 });
    const failed = await fetch(`${platform.sportsbookUrl}/api/events`);
    expect(failed.status).toBe(503);
    await platform.run('clearFaults');
    const [leg] = await client.selections(1);
    const { next, texts, socket } = await openSportsbookSocket(platform);
    await platform.run('fault', { endpoint: 'sportsbook', malformedFrames: true });
    await platform.run('sportsOdds', { selection: leg!.selection, odds: '3.00' });
    await next('malformed');
    expect(texts.at(-1)).toMatch(/^{"type":"update"/);
    await platform.run('clearFaults');
    const closed = once(socket, 'close');
    expect((await platform.run('dropSockets', { of: 'sportsbook' })).body.result).toEqual({ sockets: 1 });
    await closed;
    await platform.run('sportsbookScript', { fault: 'blocked' });
    expect((await fetch(`${platform.sportsbookUrl}/assets/sportsbook.js`)).status).toBe(503);
    await platform.run('sportsbookScript', { fault: 'hanging' });
    const hanging = fetch(`${platform.sportsbookUrl}/assets/kit.js`, { signal: AbortSignal.timeout(200) });
    await expect(hanging).rejects.toThrow();
    await platform.run('sportsbookScript');
    expect((await fetch(`${platform.sportsbookUrl}/assets/kit.js`)).status).toBe(200);
  });

  it('lists events and bets, and rejects what cannot be', async () => {
    const [leg] = await client.selections(1);
    const { result } = (await platform.run('sportsEvents', { sport: 'tennis', status: 'prematch' })).body as {
      result: { sport: string; status: string }[];
    };
    expect(new Set(result.map(({ sport, status }) => `${sport} ${status}`))).toEqual(new Set(['tennis prematch']));
    const body = betOn([leg!]);
    await client.call('/bets', { token: await client.signIn(), body });
    expect((await platform.run('sportsBets', { player: email })).body.result).toMatchObject([
      { id: body.id, player: email },
    ]);
    expect((await platform.run('sportsBets', { player: 'finland@lobby.test' })).body.result).toEqual([]);
    expect((await platform.run('voidSportsBet', { bet: body.id })).body.result).toMatchObject({
      status: 'void',
      payout: '10.00',
    });
    expect(balance()).toBe(100_00);
    const statuses = await Promise.all([
      platform.run('voidSportsBet', { bet: body.id }),
      platform.run('sportsEvent', { event: 'aurora-1' }),
      platform.run('sportsEvent', { event: leg!.event, home: 1 }),
      platform.run('sportsOdds', { selection: leg!.selection, odds: '1.00' }),
      platform.run('sportsOdds', { selection: `${leg!.event}.result.over`, odds: '2.00' }),
      platform.run('fault', { endpoint: 'feed', malformedFrames: true }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
  });
});
