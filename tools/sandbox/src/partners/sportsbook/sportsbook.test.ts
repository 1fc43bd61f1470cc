import { betOn, createSportsbookClient } from '../../testing/sportsbookClient.ts';
import { acme, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

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

describe('a session', () => {
  it('has a token for fifteen minutes, for the player’s bets alone', async () => {
    const { token, expiresAt } = (await client.startSession(email)).data.startSportsbookSession;
    expect(Date.parse(expiresAt) - platform.store.now()).toBeGreaterThan(14.9 * 60_000);
    expect(await client.call('/bets', { token })).toEqual({ status: 200, body: { bets: [], hasMore: false } });
    expect((await platform.graphql('{ viewer { id } }', { token })).errors?.[0]?.extensions?.type).toBe(
      '$AuthenticationFailure',
    );
    await platform.run('clock', { by: 899 });
    expect((await client.call('/bets', { token })).status).toBe(200);
    await platform.run('clock', { by: 2 });
    expect((await client.call('/bets', { token })).status).toBe(401);
  });

  it('ends with the player’s, and when the console says so', async () => {
    const token = await client.signIn();
    const other = await client.signIn('finland@lobby.test');
    await platform.run('destroySession', { player: email });
    expect((await client.call('/bets', { token })).status).toBe(401);
    expect((await client.call('/bets', { token: other })).status).toBe(200);
    await platform.run('expireSportsbookToken', { player: 'finland@lobby.test' });
    expect((await client.call('/bets', { token: other })).status).toBe(401);
  });

  it.each([
    ['a visitor', undefined, '$AuthenticationFailure'],
    ['a closed account', 'closed@lobby.test', '$PlayerBlocked'],
    ['a player who is excluded', 'excluded@lobby.test', '$PlayerBlocked'],
    ['a player in a time-out', 'timeout@lobby.test', '$PlayerBlocked'],
  ])('is rejected to %s', async (_, who, type) => {
    const answer = await platform.graphql('mutation { startSportsbookSession { token } }', {
      token: who && (await platform.tokenFor(who)),
    });
    expect(answer.errors?.[0]?.extensions?.type).toBe(type);
  });

  it('is not offered in a brand without a sportsbook, nor is its page', async () => {
    const brand = { ...acme, toggles: { ...acme.toggles, Sportsbook: false } };
    const without = await startTestPlatform({ brand });
    const query = 'mutation { startSportsbookSession { token } }';
    const answer = await without.graphql(query, { token: await without.tokenFor(email) });
    expect(answer.errors?.[0]?.extensions?.type).toBe('$SportsbookNotOffered');
    expect((await fetch(`${without.sportsbookUrl}/`)).status).toBe(404);
    const blocks = await without.graphql('{ root { topSportsEvents(blockId: "sports-top", first: 3) { id } } }');
    expect(blocks.data.root.topSportsEvents).toEqual([]);
    without.close();
  });
});

describe('events', () => {
  it('are for everybody, in the language that is requested', async () => {
    const { status, body } = await client.call('/events', { language: 'fi-FI' });
    expect([status, body.sequence]).toEqual([200, 0]);
    const football = body.events.find(({ sport }: { sport: string }) => sport === 'football');
    expect(football).toMatchObject({
      sportName: 'Jalkapallo',
      markets: [{ id: 'result' }, { line: '2.5' }, { id: 'both' }],
    });
    expect((await client.call('/events', { language: 'sv' })).body.events[0].league.name).toMatch(/League|Cup|Open/);
    expect((await client.call(`/events/${football.id}`)).body.event).toMatchObject({
      id: football.id,
      sportName: 'Football',
    });
  });

  it.each([
    ['/events/aurora-1', 'GET', 404],
    ['/events/..%2f', 'GET', 404],
    ['/toString', 'GET', 404],
    ['/events', 'POST', 405],
    ['/bets', 'GET', 401],
  ])('of %s by %s are answered with %i', async (path, method, status) => {
    expect((await client.call(path, { method })).status).toBe(status);
  });

  it('are served by the API of the lobby for its blocks, live ones first', async () => {
    const ask = (blockId: string, first: number, locale = 'en_GB') =>
      platform.graphql(
        `{ root { topSportsEvents(blockId: "${blockId}", first: ${first}) {
          id sport sportName league startsAt isLive home away homeScore awayScore clock path
          selections { id outcome odds coupon } } } }`,
        { headers: { locale } },
      );
    const { data } = await ask('sports-top', 12, 'de_DE');
    const events = data.root.topSportsEvents;
    expect(events).toHaveLength(12);
    expect(events[0]).toMatchObject({ isLive: true, homeScore: expect.any(Number), clock: expect.any(String) });
    const coming = events.find(({ isLive }: { isLive: boolean }) => !isLive);
    expect(coming).toMatchObject({ homeScore: null, clock: null, path: `/event/${coming.id}/` });
    expect(coming.selections[0]).toEqual({
      id: expect.stringMatching(/^[\w.-]+$/),
      outcome: 'Home',
      odds: expect.stringMatching(/^\d+\.\d\d$/),
      coupon: coming.selections[0].id,
    });
    expect(new Set(events.map(({ sportName }: { sportName: string }) => sportName))).toContain('Fußball');
    const japanese = (await ask('sports-top', 50, 'ja_JP')).data.root.topSportsEvents;
    expect(japanese).toContainEqual(expect.objectContaining({ sportName: 'サッカー', league: 'オーロラリーグ' }));
    expect((await ask('hot', 3)).data.root.topSportsEvents).toEqual([]);
    expect((await ask('sports-top', 51)).errors?.[0]?.extensions?.type).toBe('$BadUserInput');
  });
});

describe('a bet', () => {
  it('takes the stake from the wallet, once however often it is sent', async () => {
    const token = await client.signIn();
    const [leg] = await client.selections(1);
    const body = betOn([leg!]);
    const first = await client.call('/bets', { token, body });
    expect(first).toMatchObject({
      status: 200,
      body: { balance: '90.00', bet: { possible: '20.00', status: 'open' } },
    });
    const [second, third] = await Promise.all([
      client.call('/bets', { token, body }),
      client.call('/bets', { token, body }),
    ]);
    expect([second, third]).toEqual([first, first]);
    expect((await client.call('/bets', { token, body: { ...body, stake: '11.00' } })).body).toEqual({
      error: 'key-used',
    });
    expect(balance()).toBe(90_00);
    const { bets } = (await client.call('/bets', { token })).body;
    expect(bets).toMatchObject([{ id: body.id, stake: '10.00', legs: [{ odds: '2.00', event: { score: null } }] }]);
  });

  it('is rejected where many at once exceed the balance', async () => {
    const token = await client.signIn();
    const [leg] = await client.selections(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.call('/bets', { token, body: betOn([leg!], { stake: '30.00' }) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'insufficient-funds',
      amount: expect.stringMatching(/^\d+\.00$/),
      currency: 'EUR',
    });
    expect(balance()).toBe(10_00);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no legs', betOn([])],
    ['a stake that is no amount', betOn([{ selection: 'a', odds: '2.00' }], { stake: '1e3' })],
    ['a stake below zero', betOn([{ selection: 'a', odds: '2.00' }], { stake: '-5.00' })],
    ['half a cent', betOn([{ selection: 'a', odds: '2.00' }], { stake: '1.005' })],
    ['another currency', betOn([{ selection: 'a', odds: '2.00' }], { currency: 'USD' })],
    ['no key', betOn([{ selection: 'a', odds: '2.00' }], { id: '1' })],
    ['odds that are none', betOn([{ selection: 'a', odds: '2' }])],
    ['thirteen legs', betOn(Array.from({ length: 13 }, () => ({ selection: 'a', odds: '2.00' })))],
  ])('with %s is no request', async (_, body) => {
    expect((await client.call('/bets', { token: await client.signIn(), body })).status).toBe(400);
  });

  it('is rejected in words that say what to change', async () => {
    const token = await client.signIn();
    const [leg] = await client.selections(1);
    const rejected = async (change: object, legs = [leg!]) =>
      (await client.call('/bets', { token, body: betOn(legs, change) })).body;
    expect(await rejected({ stake: '0.10' })).toEqual({ error: 'stake-too-low', amount: '0.50', currency: 'EUR' });
    expect(await rejected({ stake: '2000.00' })).toMatchObject({ error: 'stake-too-high', amount: '1000.00' });
    await platform.run('sportsOdds', { selection: leg!.selection, odds: '1.80' });
    expect(await rejected({})).toEqual({ error: 'odds-changed', legs: [{ selection: leg!.selection, odds: '1.80' }] });
    await platform.run('sportsEvent', { event: leg!.event, suspended: true });
    expect(await rejected({ accept: 'any' })).toEqual({ error: 'suspended' });
    await platform.run('sportsEvent', { event: leg!.event, suspended: false });
    await platform.run('timeout', { player: email, until: '2100-01-01' });
    expect(await rejected({ accept: 'any' })).toEqual({ error: 'blocked' });
    expect(balance()).toBe(100_00);
  });

  it('that is open at a self-exclusion stays, is settled, and pays', async () => {
    const token = await client.signIn();
    const [leg] = await client.selections(1);
    await client.call('/bets', { token, body: betOn([leg!]) });
    await platform.run('exclusion', { player: email, until: '2100-01-01' });
    expect((await client.startSession(email)).errors?.[0]?.extensions?.type).toBe('$PlayerBlocked');
    await platform.run('sportsEvent', { event: leg!.event, home: 1, away: 0, status: 'ended' });
    expect(balance()).toBe(110_00);
  });

  it('moves among the settled ones, page by page, with what it paid', async () => {
    const token = await client.signIn();
    await platform.run('balance', { player: email, balance: '500.00' });
    const legs = await client.selections(2);
    for (let count = 0; count < 22; count += 1) await client.call('/bets', { token, body: betOn([legs[count % 2]!]) });
    await platform.run('sportsEvent', { event: legs[0]!.event, home: 1, away: 0, status: 'ended' });
    await platform.run('voidSportsEvent', { event: legs[1]!.event });
    expect((await client.call('/bets', { token })).body.bets).toEqual([]);
    const first = (await client.call('/bets?state=settled', { token })).body;
    expect([first.bets.length, first.hasMore]).toEqual([20, true]);
    const second = (await client.call(`/bets?state=settled&after=${first.bets.at(-1).id}`, { token })).body;
    expect([second.bets.length, second.hasMore]).toEqual([2, false]);
    const all = [...first.bets, ...second.bets];
    expect(new Set(all.map(({ id }) => id)).size).toBe(22);
    const payouts = new Set(all.map(({ status, payout }) => `${status} ${payout}`));
    expect([...payouts].sort()).toEqual(['void 10.00', 'won 20.00']);
    expect((await client.call("/bets?after=' OR 1", { token })).status).toBe(400);
  });
});
