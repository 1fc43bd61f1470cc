import { gameListSlugs, rewardStatuses } from '../../../../libs/contracts/src/enums.ts';
import { createStore, type Store } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';
import { seededStore, seedStore } from './index.ts';

const tables = [
  'players',
  'wallets',
  'ledger',
  'bonuses',
  'studios',
  'games',
  'gameGroups',
  'gameGroupEntries',
  'payments',
  'playerRewards',
  'freeSpins',
  'shopItems',
  'documents',
];
const contentOf = (store: Store) =>
  Object.fromEntries(tables.map((table) => [table, store.database.all(`SELECT * FROM ${table} ORDER BY rowid`)]));

const seededAtNoon = async (seed?: number) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  const store = createStore(':memory:', acme);
  await seedStore(store, acme, { seed });
  jest.useRealTimers();
  return store;
};

it('creates identical data for the same seed', async () => {
  const [first, second] = [contentOf(await seededAtNoon(7)), contentOf(await seededAtNoon(7))];
  expect(second).toEqual(first);
  expect(first['games']?.length).toBeGreaterThan(250);
});

it('creates other data for another seed', async () => {
  const [first, second] = [contentOf(await seededAtNoon(7)), contentOf(await seededAtNoon(8))];
  expect(second['games']).not.toEqual(first['games']);
  expect(second['players']).not.toEqual(first['players']);
});

it('has about 300 games of 15 studios, the ten fixed lists and 13 countries', async () => {
  const store = await seededStore(acme);
  const games = store.games.all();
  expect(games.length).toBeGreaterThanOrEqual(290);
  expect(games.length).toBeLessThanOrEqual(320);
  expect(new Set(games.map((game) => game.title)).size).toBe(games.length);
  expect(store.games.studios()).toHaveLength(15);
  expect(
    store.games
      .groups('list')
      .map((list) => list.slug)
      .toSorted(),
  ).toEqual([...gameListSlugs].toSorted());
  for (const list of store.games.groups('list')) expect(list.lookupIds.length).toBeGreaterThan(10);
  expect(store.documents.all('country')).toHaveLength(13);
});

it('allows neither demo play nor bonus money in live games', async () => {
  const store = await seededStore(acme);
  const live = store.games.all().filter((game) => game.isLiveCasinoGame);
  expect(live.length).toBeGreaterThan(20);
  expect(live.filter((game) => game.demoAllowed || game.bonusAllowed)).toEqual([]);
});

it('offers and grants bonus money only in a brand with a bonus wallet', async () => {
  const bonusMoneyOf = (store: Store) => ({
    wallets: store.database.all('SELECT id FROM wallets WHERE bonusBalance > 0').length,
    rewards: store.database.all("SELECT * FROM playerRewards WHERE reward LIKE '%BonusMoneyDrop%'").length,
    offers: store.documents.all('block').filter((block) => /bonus money/.test(JSON.stringify(block))).length,
  });
  const withWallet = bonusMoneyOf(await seededStore(acme));
  expect(Math.min(...Object.values(withWallet))).toBeGreaterThan(0);
  const withoutWallet = bonusMoneyOf(await seededStore({ ...acme, bonusWallet: false }));
  expect(withoutWallet).toEqual({ wallets: 0, rewards: 0, offers: 0 });
});

it.each([true, false])('has a player with rewards of every status, with a bonus wallet: %s', async (bonusWallet) => {
  const store = await seededStore({ ...acme, bonusWallet });
  const playerId = store.players.findByEmail('rewards@lobby.test')?.id ?? '';
  const rewards = store.rewards.ofPlayer(playerId);
  expect(new Set(rewards.map(({ status }) => status))).toEqual(new Set(rewardStatuses));
  expect(new Set(rewards.map(({ reward }) => reward.type.kind))).toEqual(
    new Set(bonusWallet ? ['MoneyDrop', 'FreeSpin', 'BonusMoneyDrop'] : ['MoneyDrop']),
  );
  expect(store.freeSpins.ofPlayer(playerId)).toHaveLength(bonusWallet ? 1 : 0);
  expect(store.bonuses.ofPlayer(playerId).map(({ unlockedAt }) => unlockedAt === null)).toEqual(
    bonusWallet ? [false, true] : [],
  );
  expect(store.points.balance(playerId)).toBe(1500);
  const sold = new Set(store.shop.offered().map(({ reward }) => reward.kind));
  expect(sold).toEqual(new Set(bonusWallet ? ['FreeSpin', 'BonusMoneyDrop', 'MoneyDrop'] : ['MoneyDrop']));
});

it('leaves a seeded store unchanged, and rejects another seed', async () => {
  const store = createStore(':memory:');
  await seedStore(store, acme, { seed: 3 });
  const playerId = store.players.findByEmail('player@lobby.test')?.id ?? '';
  store.wallets.set(playerId, { balance: 777 });
  await seedStore(store, acme);
  await seedStore(store, acme, { seed: 3 });
  expect(store.wallets.ofPlayer(playerId).balance).toBe(777);
  await expect(seedStore(store, acme, { seed: 4 })).rejects.toThrow('--reset');
});

it('lets every demo account sign in with the shared password only', async () => {
  const store = await seededStore(acme);
  expect(await store.players.verifyPassword('PLAYER@lobby.test', 'lobby-demo')).toMatchObject({
    email: 'player@lobby.test',
  });
  expect(await store.players.verifyPassword('player@lobby.test', 'lobby-demo ')).toBeUndefined();
  expect(await store.players.verifyPassword('nobody@lobby.test', 'lobby-demo')).toBeUndefined();
});
