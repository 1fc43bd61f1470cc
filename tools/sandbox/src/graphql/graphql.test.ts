import { buildSchema, isObjectType, type GraphQLScalarType } from 'graphql';
import { readFileSync } from 'node:fs';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { platformSchema as served } from './schema.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;

it('serves every field of the contract', () => {
  const contract = buildSchema(
    readFileSync(`${import.meta.dirname}/../../../../libs/contracts/schema.graphql`, 'utf8'),
  );
  for (const type of Object.values(contract.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields = Object.keys((served.getType(type.name) as typeof type).getFields());
    expect([type.name, fields]).toEqual([type.name, Object.keys(type.getFields())]);
  }
});

it.each([
  ['Decimal', '1,50'],
  ['Decimal', 1.5],
  ['DateTime', '2026-11-20'],
  ['DateTime', 1_795_212_000_000],
])('sends no %s in another form than the contract’s: %j', (name, value) => {
  const scalar = served.getType(name) as GraphQLScalarType;
  expect(() => scalar.coerceOutputValue(value)).toThrow(`is no ${name}`);
});

describe('authentication', () => {
  const query = '{ viewer { id player { email } wallet { balance currency } } }';

  it('gives a visitor no viewer, and no error', async () => {
    expect(await platform.graphql(query)).toEqual({ data: { viewer: null } });
  });

  it('rejects an invalid token with AuthenticationFailure', async () => {
    const answer = await platform.graphql(query, { token: 'nonsense' });
    expect(typeOf(answer)).toBe('$AuthenticationFailure');
  });

  it('rejects a token that has expired by the platform’s clock with AuthenticationFailure', async () => {
    const token = await platform.tokenFor('player@lobby.test');
    expect((await platform.graphql(query, { token })).data.viewer.player.email).toBe('player@lobby.test');
    await platform.run('clock', { by: 301 });
    expect(typeOf(await platform.graphql(query, { token }))).toBe('$AuthenticationFailure');
  });

  it('rejects tokens of an ended session with InvalidTokenFailure', async () => {
    const token = await platform.tokenFor('player@lobby.test');
    const { data } = await platform.graphql('mutation Logout { logout { loggedOut } }', { token });
    expect(data).toEqual({ logout: { loggedOut: true } });
    expect(typeOf(await platform.graphql(query, { token }))).toBe('$InvalidTokenFailure');
  });

  it('exchanges each refresh token once', async () => {
    const { body } = await platform.run('tokens', { player: 'player@lobby.test' });
    const { refreshToken } = body.result as { refreshToken: string };
    const refresh =
      'mutation RefreshAccessToken($token: String!) { refreshAccessToken(refreshToken: $token) { accessToken refreshToken } }';
    const { data } = await platform.graphql(refresh, { variables: { token: refreshToken } });
    const { accessToken } = data.refreshAccessToken;
    expect((await platform.graphql(query, { token: accessToken })).data.viewer.player.email).toBe('player@lobby.test');
    await platform.run('clock', { by: 60 });
    expect(typeOf(await platform.graphql(refresh, { variables: { token: refreshToken } }))).toBe(
      '$InvalidTokenFailure',
    );
  });

  it('takes the player’s country from the cookie, since the country context is queried without a bearer token', async () => {
    const context =
      'query CountryContextQuery { countryContext { countryCode playerCountryCode ipCountryCode havePlayerCountryCode subDivision } }';
    const ask = async (headers?: Record<string, string>) =>
      (await platform.graphql(context, { headers })).data.countryContext;
    expect(await ask()).toMatchObject({ countryCode: 'FI', playerCountryCode: null, havePlayerCountryCode: false });
    const cookie = `accessToken=${await platform.tokenFor('canada@lobby.test')}`;
    expect(await ask({ cookie })).toEqual({
      countryCode: 'CA',
      playerCountryCode: 'CA',
      ipCountryCode: 'FI',
      havePlayerCountryCode: true,
      subDivision: 'ON',
    });
  });
});

describe('games', () => {
  const slice = `query Slice($after: String, $last: ID) { personalized(ipCountryCode: "FI") {
    listOfGames(slug: "slots", lastShownGameId: $last) { name games(first: 10, after: $after) {
      edges { node { lookupId idx } } pageInfo { hasNextPage endCursor } } } } }`;
  const games = async (variables: object) => {
    const { data } = await platform.graphql(slice, { variables });
    return data.personalized.listOfGames.games as {
      edges: { node: { lookupId: string; idx: number } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };

  it('pages through a list without gaps or repeats', async () => {
    const seen: string[] = [];
    let page = await games({});
    for (;;) {
      seen.push(...page.edges.map(({ node }) => node.lookupId));
      if (!page.pageInfo.hasNextPage) break;
      page = await games({ after: page.pageInfo.endCursor, last: seen.at(-1) });
    }
    const expected = platform.store.games.group('list', 'slots')?.lookupIds ?? [];
    const visible = expected.filter((id) => !platform.store.games.byId(id)?.blockedCountries.includes('FI'));
    expect(seen).toEqual(visible);
  });

  it('starts at the beginning without a cursor, and rejects an unknown cursor', async () => {
    const first = await games({});
    expect(await games({ last: first.edges.at(-1)?.node.lookupId })).toEqual(first);
    expect(typeOf(await platform.graphql(slice, { variables: { after: 'nonsense' } }))).toBe('$BadUserInput');
  });

  it('has the lists of a page’s first rows with the games that the country may see', async () => {
    const query = `query($country: String) { personalized(ipCountryCode: $country) {
      leadingLists(page: "lobby", first: 2) { slug games(first: 10) { totalCount } } } }`;
    const ask = async (country: string) =>
      (await platform.graphql(query, { variables: { country } })).data.personalized.leadingLists as {
        slug: string;
        games: { totalCount: number };
      }[];
    const visible = (slug: string, country: string) =>
      (platform.store.games.group('list', slug)?.lookupIds ?? []).filter(
        (id) => !platform.store.games.byId(id)?.blockedCountries.includes(country),
      ).length;
    for (const country of ['FI', 'US']) {
      const lists = await ask(country);
      expect(lists.map(({ slug }) => slug)).toEqual(['hot-games', 'new']);
      for (const { slug, games } of lists) expect(games.totalCount).toBe(visible(slug, country));
    }
  });

  it('hides games that a country blocks, also when queried by slug', async () => {
    const blocked = platform.store.games.all().find((game) => game.blockedCountries.length > 0);
    const query = `query($slug: String!, $country: String) { personalized(ipCountryCode: $country) { game(slug: $slug) { title } } }`;
    const ask = async (country: string) =>
      (await platform.graphql(query, { variables: { slug: blocked?.slug, country } })).data.personalized.game;
    expect(await ask('FI')).toEqual({ title: blocked?.title });
    expect(await ask(blocked?.blockedCountries[0] ?? '')).toBeNull();
  });

  it('finds games in spite of typing errors', async () => {
    const query =
      'query($text: String!) { personalized { search(query: $text, first: 5) { games { title } studios { name } } } }';
    const find = async (text: string) =>
      (await platform.graphql(query, { variables: { text } })).data.personalized.search;
    const title = platform.store.games.all().find((game) => game.title.endsWith('Lantern'))?.title ?? '';
    expect((await find(title)).games[0]).toEqual({ title });
    for (const { title: found } of (await find('lanten')).games) expect(found).toContain('Lantern');
    expect((await find('lanten')).games.length).toBeGreaterThan(0);
    expect((await find('tidebuond')).studios).toEqual([{ name: 'Tidebound' }]);
    expect(await find('xyzzy')).toEqual({ games: [], studios: [] });
    expect(await find('  ')).toEqual({ games: [], studios: [] });
  });

  it('rounds fractional picture widths up', async () => {
    const query = '{ personalized { game(slug: "SLUG") { thumbnailUrl(size: 330.4) } } }';
    const slug = platform.store.games.all()[0]?.slug ?? '';
    const { data } = await platform.graphql(query.replace('SLUG', slug));
    expect(data.personalized.game.thumbnailUrl).toBe(`http://127.0.0.1:4300/thumbnails/${slug}.{format}?width=331`);
  });
});

it('describes games in the language of the locale header', async () => {
  const slug = platform.store.games.all().find(({ kind }) => kind === 'blackjack')?.slug ?? '';
  const query = `{ personalized { game(slug: "${slug}") { description } } }`;
  const ask = async (locale: string) => (await platform.graphql(query, { headers: { locale } })).data.personalized.game;
  expect(await ask('en_IN')).toEqual({ description: 'Dealer stands on all seventeens; double on any two cards.' });
  expect(await ask('it_IT')).toEqual({ description: 'Il banco sta su tutti i 17; raddoppia con due carte qualsiasi.' });
});

describe('root', () => {
  it('answers in the language of the locale header, with English as the fallback', async () => {
    const query = '{ root { lobbyMenu(menuKey: "lobbyMenu") { items { id label } } } }';
    const slots = async (locale?: string) => {
      const { data } = await platform.graphql(query, { headers: locale ? { locale } : {} });
      return data.root.lobbyMenu.items.find((item: { id: string }) => item.id === 'slots').label;
    };
    expect(await slots('fi_FI')).toBe('Kolikkopelit');
    expect(await slots('de_AT')).toBe('Spielautomaten');
    expect(await slots('fr_CA')).toBe('Machines à sous');
    expect(await slots('no_NO')).toBe('Automater');
    expect(await slots('it_IT')).toBe('Slot');
    expect(await slots('ja_JP')).toBe('スロット');
    expect(await slots('nonsense')).toBe('Slots');
  });

  it('serves legal texts in the language of the locale header', async () => {
    const query = '{ root { legalText(slug: "terms-and-conditions") { title text } } }';
    const ask = async (locale: string) => (await platform.graphql(query, { headers: { locale } })).data.root.legalText;
    const english = await ask('en_GB');
    expect(english.text).toContain('<h2>2. Your money</h2>');
    expect((await ask('fi_FI')).text).toContain('<h2>2. Rahasi</h2>');
    expect((await ask('et_EE')).text).toContain('<h2>2. Sinu raha</h2>');
    expect((await ask('de_DE')).text).toContain('<h2>2. Dein Geld</h2>');
    expect((await ask('fr_CA')).text).toContain('<h2>2. Votre argent</h2>');
    expect((await ask('no_NO')).text).toContain('<h2>2. Pengene dine</h2>');
    expect((await ask('it_IT')).text).toContain('<h2>2. Il tuo denaro</h2>');
    expect((await ask('ja_JP')).text).toContain('<h2>2. お客様の資金</h2>');
    expect(await ask('de_AT')).toEqual(await ask('de_DE'));
    expect(await ask('en_CA')).toEqual(english);
  });

  it('serves texts set at the console, for their locale only', async () => {
    await platform.run('text', { locale: 'en_GB', key: 'SIGN_IN', value: 'Come in' });
    const query = '{ root { ts(keys: ["SIGN_IN", "OTHER"]) { key value } } }';
    expect((await platform.graphql(query)).data.root.ts).toEqual([{ key: 'SIGN_IN', value: 'Come in' }]);
    expect((await platform.graphql(query, { headers: { locale: 'fi_FI' } })).data.root.ts).toEqual([]);
  });

  it('returns no jackpot settings for a country without the jackpot', async () => {
    const query = 'query($country: String) { root { jackpotSettings(ipCountryCode: $country) { enabled } } }';
    const ask = async (country: string) =>
      (await platform.graphql(query, { variables: { country } })).data.root.jackpotSettings;
    expect(await ask('FI')).toEqual({ enabled: true });
    expect(await ask('NO')).toBeNull();
  });
});

it('serves both paths', async () => {
  for (const path of ['/graphql', '/api/graphql']) {
    const response = await fetch(platform.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ root { countries { code } } }' }),
    });
    const { data } = (await response.json()) as { data: { root: { countries: object[] } } };
    expect(data.root.countries).toHaveLength(13);
  }
});

describe('limits of a request', () => {
  const post = (body: string) =>
    fetch(`${platform.url}/api/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const messageOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message;

  it('rejects a body that is too large, by its declared length or while reading it', async () => {
    const largeBody = JSON.stringify({ query: `{ root { countries { code } } } # ${'x'.repeat(70_000)}` });
    expect((await post(largeBody)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(largeBody));
        controller.close();
      },
    });
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' };
    const streamed = await fetch(`${platform.url}/api/graphql`, options as RequestInit).catch(() => ({ status: 413 }));
    expect(streamed.status).toBe(413);
  });

  it.each([
    ['has too many tokens', `{ ${'a:countryContext{countryCode}'.repeat(300)} }`, /more than 1000 tokens/],
    ['is too deep', `{ __schema { types { kind ${'ofType{'.repeat(20)}name${'}'.repeat(20)} } } }`, /deeper than/],
    [
      'is too costly',
      '{ personalized { a: games(first: 2500) { edges { node { ...G studio { name } } } } } } fragment G on Game { a: title b: title c: title d: title e: title f: title g: title h: title i: title }',
      /more than/,
    ],
    [
      'is too costly by a variable',
      'query($n: Int!) { personalized { games(first: $n) { edges { node { title slug lookupId } } } } }',
      /more than/,
    ],
  ])('rejects a document that %s', async (_, query, expected) => {
    const response = await post(JSON.stringify({ query, variables: { n: 5000 } }));
    const answer = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    expect(messageOf(answer)).toMatch(expected);
    expect(answer.data ?? null).toBeNull();
  });

  it('allows the largest page of rewards with all of their fields', async () => {
    const query = `{ viewer { rewards(last: 500, descending: false, statuses: [Unclaimed, Scheduled]) { edges { node {
      assignationId status assignedAt updatedAt reason obstacle
      reward { rewardId name kind expiresIn startsAt endsAt claimType rewardReason applicability
        callToAction { type label url amount }
        rewardType { __typename
          ... on FreeSpin { name spins: amount value betLevel wageringRequirementFactor gameDescriptor { url json } }
          ... on MoneyDrop { name amount currency }
          ... on BonusMoneyDrop { name amount currency wageringRequirementFactor maxPayout } } } } } } } }`;
    const { errors } = await platform.graphql(query, { token: await platform.tokenFor('player@lobby.test') });
    expect(errors).toBeUndefined();
  });
});
