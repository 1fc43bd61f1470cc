import { brotliCompressSync } from 'node:zlib';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const query = `query GameCatalogue($since: String, $currency: String, $country: String) {
  personalized(currencyCode: $currency, ipCountryCode: $country) {
    gameCatalogue(since: $since) {
      version
      isComplete
      currency
      games {
        lookupId slug title alternativeTitles studioSlug lists features volatility rtp minStake maxStake releasedAt popularity
        isLive hasJackpot demoAllowed aspectRatio
      }
      removedIds
    }
  }
}`;

interface Catalogue {
  version: string;
  isComplete: boolean;
  currency: string;
  games: Record<string, unknown>[];
  removedIds: string[];
}

let platform: TestPlatform;
const start = async (options?: Parameters<typeof startTestPlatform>[0]) => {
  platform?.close();
  platform = await startTestPlatform(options);
};
beforeEach(() => start());
afterAll(() => platform.close());

const ask = async (variables: object = {}, token?: string): Promise<Catalogue> =>
  (await platform.graphql(query, { variables, token })).data.personalized.gameCatalogue;
const idsOf = ({ games }: Catalogue) => games.map(({ lookupId }) => lookupId);
const blockedGame = () => {
  const game = platform.store.games.all().find(({ blockedCountries }) => blockedCountries.length > 0);
  if (!game) throw new Error('No game is blocked anywhere.');
  return game;
};

describe('the whole catalogue', () => {
  it('has the games of the visitor’s country, in brief', async () => {
    const { games } = platform.store;
    const {
      lookupId,
      blockedCountries: [country],
    } = blockedGame();
    const here = await ask({ country: 'FI' });
    expect(here).toMatchObject({ isComplete: true, currency: 'EUR', removedIds: [] });
    expect(idsOf(here)).toEqual(games.all().map((game) => game.lookupId));
    expect(idsOf(await ask({ country }))).toEqual(
      games
        .all()
        .filter(({ blockedCountries }) => !blockedCountries.includes(country ?? ''))
        .map((game) => game.lookupId),
    );
    const game = games.byId(lookupId);
    expect(here.games.find((each) => each['lookupId'] === lookupId)).toEqual({
      ...{ lookupId, slug: game?.slug, title: game?.title, alternativeTitles: game?.alternativeTitles },
      ...{ studioSlug: game?.studioSlug, features: game?.features, volatility: game?.volatility, rtp: game?.rtp },
      ...{ popularity: game?.popularity, isLive: game?.isLiveCasinoGame, hasJackpot: game?.hasJackpot },
      ...{ demoAllowed: game?.demoAllowed, aspectRatio: expect.any(Number) },
      lists: expect.arrayContaining(['slots']),
      minStake: expect.stringMatching(/^0\.\d\d$/),
      maxStake: expect.stringMatching(/^\d+\.00$/),
      releasedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    });
  });

  it('is that of a player’s own country, wherever the request comes from', async () => {
    await platform.run('game', { game: platform.store.games.all()[0]?.slug, blockedCountries: ['CA'] });
    const token = await platform.tokenFor('canada@lobby.test');
    expect(idsOf(await ask({ country: 'FI' }, token))).not.toContain('g0001');
    expect(idsOf(await ask({ country: 'FI' }))).toContain('g0001');
  });

  it('names lists and categories, but those that follow from dates and popularity', async () => {
    const { games } = await ask();
    const named = new Set(games.flatMap(({ lists }) => lists as string[]));
    const { groups } = platform.store.games;
    const known = [...groups('list'), ...groups('category')].map(({ slug }) => slug);
    expect([...named].toSorted()).toEqual(known.filter((slug) => slug !== 'new' && slug !== 'hot-games').toSorted());
  });

  it('has stakes in the currency that is asked for', async () => {
    const slug = platform.store.games.all().find(({ minBet, maxBet }) => minBet === 20 && maxBet === 10_000)?.slug;
    const stakes = async (currency: string) => {
      const answer = await ask({ currency });
      const { minStake, maxStake } = answer.games.find((game) => game['slug'] === slug) ?? {};
      return [minStake, maxStake, answer.currency];
    };
    expect(await stakes('EUR')).toEqual(['0.20', '100.00', 'EUR']);
    expect(await stakes('CAD')).toEqual(['0.30', '150.00', 'CAD']);
    expect(await stakes('JPY')).toEqual(['33', '16500', 'JPY']);
  });

  it('is one answer for a casino of 3,000 games, of the size that the schema names', async () => {
    await start({ games: 3000 });
    const response = await fetch(`${platform.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { country: 'US' } }),
    });
    const text = await response.text();
    const { data } = JSON.parse(text) as { data: { personalized: { gameCatalogue: Catalogue } } };
    expect(data.personalized.gameCatalogue.games).toHaveLength(3000);
    expect(Buffer.byteLength(text)).toBeLessThan(1_250_000);
    expect(brotliCompressSync(text).length).toBeLessThan(85_000);
  });
});

describe('since a version', () => {
  it('is empty as long as nothing changes', async () => {
    const { version } = await ask();
    expect(await ask({ since: version })).toEqual({
      ...{ version, isComplete: false, currency: 'EUR', games: [], removedIds: [] },
    });
  });

  it('has games that have changed, and ids of those that are gone for this country', async () => {
    const [changed, blocked, gone] = platform.store.games.all().slice(0, 3);
    const [finland, norway] = [await ask({ country: 'FI' }), await ask({ country: 'NO' })];
    await platform.run('game', { game: changed?.slug, title: 'Another title' });
    await platform.run('game', { game: blocked?.slug, blockedCountries: ['NO'] });
    await platform.run('game', { game: gone?.slug, on: false });

    const later = await ask({ country: 'FI', since: finland.version });
    expect(later).toMatchObject({ isComplete: false, removedIds: [gone?.lookupId] });
    expect(idsOf(later)).toEqual([changed?.lookupId, blocked?.lookupId]);
    expect(later.games[0]).toMatchObject({ title: 'Another title' });
    const inNorway = await ask({ country: 'NO', since: norway.version });
    expect(inNorway.removedIds).toEqual([blocked?.lookupId, gone?.lookupId]);
    expect(idsOf(inNorway)).toEqual([changed?.lookupId]);

    await platform.run('game', { game: gone?.slug, on: true });
    const back = await ask({ country: 'FI', since: later.version });
    expect(idsOf(back)).toEqual([gone?.lookupId]);
    expect(back.removedIds).toEqual([]);
  });

  it('leads to the same catalogue as asking for all', async () => {
    const known = await ask({ country: 'NO' });
    for (const [index, { slug }] of platform.store.games.all().slice(0, 30).entries())
      await platform.run('game', index % 2 ? { game: slug, on: false } : { game: slug, rtp: 90 + index / 10 });
    const { games, removedIds } = await ask({ country: 'NO', since: known.version });
    const merged = new Map(known.games.map((game) => [game['lookupId'], game]));
    for (const game of games) merged.set(game['lookupId'], game);
    for (const id of removedIds) merged.delete(id);
    const all = await ask({ country: 'NO' });
    expect(new Set(merged.values())).toEqual(new Set(all.games));
  });

  it.each([
    ['of another country', { country: 'NO' }, {}],
    ['of another currency', { currency: 'CAD' }, {}],
    ['of no catalogue', {}, { since: 'nonsense' }],
    ['of a later revision', {}, { suffix: '9' }],
    ['without a revision', {}, { isCut: true }],
  ])(
    'is complete for a version %s',
    async (_name, known, { since, suffix = '', isCut }: { since?: string; suffix?: string; isCut?: boolean }) => {
      const { version } = await ask({ country: 'FI', currency: 'EUR', ...known });
      const changed = isCut ? version.replace(/\d+$/, '') : version + suffix;
      const answer = await ask({ country: 'FI', currency: 'EUR', since: since ?? changed });
      expect(answer.isComplete).toBe(true);
      expect(answer.games.length).toBeGreaterThan(250);
    },
  );

  it('is complete for a version of data that has been reset', async () => {
    const { version } = await ask();
    platform.store.documents.put('setting', 'catalogue', { seededAt: 1, followsPlay: false, countedOn: '2026-11-20' });
    expect(await ask({ since: version })).toMatchObject({ isComplete: true });
  });

  it('has games whose popularity another day has changed, and no others', async () => {
    const { version } = await ask();
    const { games, play, ...store } = platform.store;
    const unpopular = games.all().reduce((least, game) => (game.popularity < least.popularity ? game : least));
    const playerId = platform.playerId('player@lobby.test');
    for (let round = 0; round < 200; round += 1)
      play.placeRound({
        ...{ roundId: `round-${round}`, playerId, lookupId: unpopular.lookupId, stake: 1, payout: 1, state: 'closed' },
        details: '{}',
      });
    store.applyTime();
    expect(idsOf(await ask({ since: version }))).toEqual([]);
    await platform.run('clock', { by: 86_400 });
    const later = await ask({ since: version });
    expect(idsOf(later)).toEqual([unpopular.lookupId]);
    expect(later.games[0]?.['popularity']).toBeGreaterThan(unpopular.popularity);
  });
});

describe('a game’s page', () => {
  const details = `query($slug: String!, $currency: String) { personalized { game(slug: $slug) {
    alternativeTitles features maxBet(currencyCode: $currency) releasedAt popularity liveTable { languages seats } } } }`;
  const pageOf = async (slug: string | undefined) =>
    (await platform.graphql(details, { variables: { slug, currency: 'CAD' } })).data.personalized.game;

  it('has features, limits, release and popularity', async () => {
    const game = platform.store.games.all().find(({ kind, maxBet }) => kind === 'megaways' && maxBet === 10_000);
    expect(await pageOf(game?.slug)).toEqual({
      ...{ alternativeTitles: [], maxBet: '150.00', liveTable: null, popularity: game?.popularity },
      features: expect.arrayContaining(['Megaways']),
      releasedAt: new Date(game?.releasedAt ?? 0).toISOString(),
    });
  });

  it('has languages and seats of a live table', async () => {
    const table = platform.store.games
      .all()
      .find(({ kind, isLiveCasinoGame }) => kind === 'blackjack' && isLiveCasinoGame);
    expect(await pageOf(table?.slug)).toMatchObject({
      liveTable: { languages: expect.arrayContaining(['en']), seats: 7 },
    });
  });
});

it('finds games by titles in other scripts', async () => {
  const { games } = platform.store;
  const search = 'query($text: String!) { personalized { search(query: $text, first: 5) { games { lookupId } } } }';
  const find = async (text: string) =>
    (await platform.graphql(search, { variables: { text } })).data.personalized.search.games;
  for (const script of [/\p{Script=Katakana}/u, /[éä]/]) {
    const game = games.all().find(({ alternativeTitles: [title = ''] }) => script.test(title));
    expect(await find(game?.alternativeTitles[0] ?? '')).toContainEqual({ lookupId: game?.lookupId });
  }
});

it('is not of the specification: a back end that knows nothing else rejects it, and each field of a game besides', async () => {
  await start({ specificationOnly: true });
  const message = async (text: string) => (await platform.graphql(text)).errors?.[0]?.message;
  expect(await message('{ personalized { gameCatalogue { version } } }')).toMatch(
    /^Cannot query field "gameCatalogue"/,
  );
  const game = (field: string) => `{ personalized { games(first: 1) { edges { node { lookupId ${field} } } } } }`;
  expect(await message(game('idx'))).toBeUndefined();
  for (const field of ['alternativeTitles', 'features', 'maxBet', 'releasedAt', 'popularity', 'liveTable { seats }'])
    expect(await message(game(field))).toMatch(`Cannot query field "${field.split(' ')[0]}"`);
});
