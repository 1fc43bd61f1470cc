import { createHash } from 'node:crypto';
import { createStore, type Store } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';
import { defaultSize, largestSize, NeedsReset, seedStore, type SeedOptions } from './index.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

async function seededWith(options?: SeedOptions): Promise<Store> {
  const store = createStore(':memory:', acme);
  await seedStore(store, acme, options);
  return store;
}
const rows = (store: Store, table: string) => store.database.all(`SELECT * FROM ${table} ORDER BY rowid`);
const catalogueOf = (store: Store) => ({
  games: store.database.all('SELECT * FROM games ORDER BY idx'),
  studios: store.games.studios(),
  lists: store.games.groups('list'),
  categories: store.games.groups('category'),
});

describe('the default catalogue', () => {
  it('is the one that pictures, fixtures and tests know, whatever games have besides', async () => {
    const { database } = await seededWith();
    const hash = createHash('sha256');
    for (const sql of [
      'SELECT slug, name, position FROM studios ORDER BY position',
      `SELECT lookupId, idx, slug, title, studioSlug, kind, volatility, rtp, minBet, isLiveCasinoGame, hasJackpot, bonusAllowed,
        demoAllowed, isNew, blockedCountries FROM games ORDER BY idx`,
      'SELECT kind, slug, position, lookupId FROM gameGroupEntries ORDER BY kind, slug, position',
      'SELECT id, email FROM players ORDER BY rowid',
    ])
      hash.update(JSON.stringify(database.all(sql)));
    expect(hash.digest('hex')).toBe('5ee800b013ded573d2fae895d7e48b38724850fe4c7154ec74bd1d0e8ac0edd7');
  });

  it('has dates and rounds that agree with its lists, which stay as they are when rounds are counted', async () => {
    const store = await seededWith();
    const before = catalogueOf(store);
    const hot = store.games.group('list', 'hot-games')?.lookupIds ?? [];
    const byRounds = store.games.all().toSorted((left, right) => right.othersRounds - left.othersRounds);
    expect(byRounds.slice(0, hot.length).map(({ lookupId }) => lookupId)).toEqual(hot);
    for (const { isNew, releasedAt } of store.games.all())
      expect(isNew).toBe(releasedAt > noon.getTime() - 30 * day && releasedAt < noon.getTime());
    store.moveClock(90 * day);
    expect(catalogueOf(store)).toEqual(before);
  });

  it('gives data of older versions what lobbies search and filter by', async () => {
    const store = await seededWith({ seed: 7 });
    const before = catalogueOf(store);
    const blank =
      "features = '[]', alternativeTitles = '[]', liveTable = 'null', maxBet = 0, releasedAt = 0, revision = 0";
    store.database.run(`UPDATE games SET ${blank}`);
    store.documents.remove('setting', 'catalogue');
    const older = createStore(store.database.serialize(), acme);
    await seedStore(older, acme);
    expect(catalogueOf(older)).toEqual(before);
  });
});

describe('a casino’s catalogue', () => {
  it('is the same for the same seed, and begins with the default one', async () => {
    const [first, second] = [await seededWith({ games: 3000 }), await seededWith({ games: 3000 })];
    expect(catalogueOf(second)).toEqual(catalogueOf(first));
    expect(first.games.all()).toHaveLength(3000);
    const plain = await seededWith();
    expect(first.games.all().slice(0, defaultSize)).toEqual(plain.games.all());
    for (const table of ['players', 'wallets', 'playerRewards', 'shopItems'])
      expect(rows(first, table)).toEqual(rows(plain, table));
    const other = await seededWith({ games: 400, seed: 8 });
    expect(catalogueOf(other).games).not.toEqual(catalogueOf(first).games.slice(0, 400));
  });

  it('grows by later starts into what it would have been at once, keeps what players did, and does not shrink', async () => {
    const store = await seededWith();
    const playerId = store.players.findByEmail('player@lobby.test')?.id ?? '';
    store.wallets.set(playerId, { balance: 777 });
    await seedStore(store, acme, { games: 400 });
    await seedStore(store, acme, { games: 1000 });
    await seedStore(store, acme, { games: 1000 });
    await seedStore(store, acme);
    const withoutRevision = ({ games, ...others }: ReturnType<typeof catalogueOf>) => ({
      ...others,
      games: games.map((game) => ({ ...(game as object), revision: 0 })),
    });
    expect(withoutRevision(catalogueOf(store))).toEqual(
      withoutRevision(catalogueOf(await seededWith({ games: 1000 }))),
    );
    expect(store.wallets.ofPlayer(playerId).balance).toBe(777);
    await expect(seedStore(store, acme, { games: 500 })).rejects.toThrow(NeedsReset);
    await expect(seedStore(store, acme, { games: 500 })).rejects.toThrow('1000 games; start with --reset to have 500');
  });

  it('has a title and an address of its own for each game, at the largest size too', async () => {
    const { games } = await seededWith({ games: largestSize });
    const all = games.all();
    expect(all).toHaveLength(largestSize);
    for (const key of ['slug', 'title', 'lookupId', 'idx'] as const)
      expect(new Set(all.map((game) => game[key])).size).toBe(largestSize);
    for (const { slug } of all) expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(games.studios().length).toBeGreaterThan(50);
  });

  it('has what lobbies search and filter by, and nothing that contradicts itself', async () => {
    const all = (await seededWith({ games: 3000 })).games.all();
    for (const game of all) {
      const { features, hasJackpot, kind, isLiveCasinoGame, liveTable, minBet, maxBet } = game;
      expect([features.includes('Jackpot'), features.includes('Megaways')]).toEqual([hasJackpot, kind === 'megaways']);
      expect(liveTable !== null).toBe(isLiveCasinoGame);
      expect(maxBet).toBeGreaterThan(minBet);
    }
    const titles = all.flatMap(({ alternativeTitles }) => alternativeTitles);
    for (const script of [/\p{Script=Han}/u, /\p{Script=Katakana}/u, /[éäö]/])
      expect(titles.filter((title) => script.test(title)).length).toBeGreaterThan(5);
    const languages = new Set(all.flatMap(({ liveTable }) => liveTable?.languages ?? []));
    expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'et', 'fi', 'fr', 'it', 'ja', 'no', 'tr']);
    expect(new Set(all.map(({ liveTable }) => liveTable?.seats))).toEqual(new Set([undefined, null, 7]));
  });

  it('has new and hot lists by release dates and rounds, counted anew each day', async () => {
    const store = await seededWith({ games: 1000 });
    const gamesOf = (slug: string) =>
      (store.games.group('list', slug)?.lookupIds ?? []).flatMap((id) => store.games.byId(id) ?? []);
    const released = gamesOf('new').map(({ releasedAt }) => releasedAt);
    expect(released).toEqual(released.toSorted((left, right) => right - left));
    expect(Math.min(...released)).toBeGreaterThan(noon.getTime() - 30 * day);
    expect(store.games.all().filter(({ isNew }) => isNew)).toHaveLength(released.length);

    const game = store.games.all().find(({ kind, popularity }) => kind === 'slot' && popularity < 45);
    const { lookupId = '', othersRounds = 0, popularity = 0 } = game ?? {};
    expect(gamesOf('hot-games')).not.toContain(game);
    const playerId = store.players.findByEmail('player@lobby.test')?.id ?? '';
    const most = Math.max(...store.games.all().map(({ othersRoundsOfWeek }) => othersRoundsOfWeek));
    store.transaction(() => {
      for (let round = 0; round <= most; round += 1)
        store.database.insert('rounds', {
          ...{ id: `round-${round}`, playerId, lookupId, stake: 1, bonusStake: 0, payout: 0, state: 'closed' },
          ...{ details: '{}', createdAt: noon.getTime(), updatedAt: noon.getTime() },
        });
    });
    store.applyTime();
    expect(store.games.byId(lookupId)?.popularity).toBe(popularity);
    const before = store.games.revision();
    store.moveClock(day);
    expect(gamesOf('hot-games')[0]?.lookupId).toBe(lookupId);
    const played = store.games.byId(lookupId);
    expect(played?.popularity).toBe(Math.round(6 * Math.log2(1 + othersRounds + most + 1)));
    expect(played?.revision).toBeGreaterThan(before);
    store.moveClock(29 * day);
    expect(gamesOf('new')).toHaveLength(24);
    expect(store.games.all().filter(({ isNew }) => isNew)).toEqual([]);
  });
});
