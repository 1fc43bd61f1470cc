import { addMember, gamificationStore, playRound, rewardsOf } from '../../testing/gamificationStore.ts';
import { addPlayer } from '../../testing/jackpotStore.ts';
import type { Store, StoreEvent } from '../index.ts';

let store: Store;
beforeEach(() => (store = gamificationStore()));
afterEach(() => store.close());

const status = (playerId: string) => store.gamification.levels.status(playerId);

it('counts whole euros of real money, and carries what is left over', () => {
  const player = addMember(store, 'player');
  for (let round = 0; round < 3; round += 1) playRound(store, player, 150);
  expect(status(player)).toEqual({ level: 1, points: 4, levelPoints: 0, nextLevelPoints: 10 });
  playRound(store, player, 50);
  expect(status(player).points).toBe(5);
});

it('counts the worth of other currencies', () => {
  addMember(store, 'yen', 'JPY');
  playRound(store, 'yen', 825);
  addMember(store, 'dollar', 'CAD');
  playRound(store, 'dollar', 825);
  expect([status('yen').points, status('dollar').points]).toEqual([5, 5]);
});

it('counts a round once, when it ends, with all that it has staked', () => {
  const player = addMember(store, 'player');
  playRound(store, player, 300, { roundId: 'hand', state: 'open' });
  expect(status(player).points).toBe(0);
  playRound(store, player, 200, { roundId: 'hand', payout: 900 });
  expect(status(player).points).toBe(5);
});

it('counts neither bonus money nor free spins', () => {
  const player = addMember(store, 'player');
  store.wallets.set(player, { balance: 300, bonusBalance: 1_000 });
  playRound(store, player, 800);
  expect(status(player).points).toBe(3);
  playRound(store, player, 500);
  expect(status(player).points).toBe(3);
});

it.each([
  ['has not opted in', { gamificationOptIn: false }],
  ['is blocked there', { isPlayerBlockedInGamanza: true }],
  ['is self-excluded', { exclusionEndsAt: '2100-01-01T00:00:00.000Z' }],
  ['is on a time-out', { timeoutEndsAt: '2100-01-01T00:00:00.000Z' }],
  ['has closed the account', { accountStatus: { status: 'Closed', cause: null, reopenByCustomerAllowed: true } }],
])('counts nothing for a player who %s', (_, change) => {
  const player = addMember(store, 'player');
  store.players.update(player, change);
  playRound(store, player, 5_000);
  expect(status(player)).toMatchObject({ level: 1, points: 0 });
  expect(store.gamification.missions.ofPlayer(player).map(({ progress }) => progress)).toEqual([0, 0, 0, 0, 0]);
});

it('counts nothing in a brand without it', () => {
  store.documents.put('setting', 'gamification', { enabled: false });
  const player = addMember(store, 'player');
  playRound(store, player, 5_000);
  expect(store.database.all('SELECT * FROM gamificationAccounts')).toEqual([]);
});

it('gives each level that a round reaches with its prize, and notifies the player’s clients', () => {
  const player = addMember(store, 'player');
  const events: StoreEvent[] = [];
  store.events.on((event) => void events.push(event));
  playRound(store, player, 3_500);
  expect(status(player)).toEqual({ level: 3, points: 35, levelPoints: 30, nextLevelPoints: 100 });
  expect(store.players.find(player)?.profile.gamificationLevel).toBe(3);
  // Five of the level, and the shop's own for the euros.
  expect(store.points.balance(player)).toBe(35 + 5);
  expect(rewardsOf(store, player)).toEqual([100]);
  expect(store.gamification.levels.unseen(player)).toEqual([2, 3]);
  const pushed = events.flatMap(({ name, data }) => ('updatedTypes' in data ? [data.updatedTypes] : [name]));
  expect(pushed).toContainEqual(['PlayerGamificationDetails']);
  expect(pushed).toContain('rewardUpdated');
});

it('gives nothing when the round is rolled back', () => {
  const player = addMember(store, 'player');
  expect(() =>
    store.transaction(() => {
      playRound(store, player, 3_500);
      throw new Error('Killed.');
    }),
  ).toThrow('Killed.');
  expect(status(player)).toMatchObject({ level: 1, points: 0 });
  expect(rewardsOf(store, player)).toEqual([]);
});

it('starts players of a higher level at its points, and gives no prize of a level twice', () => {
  const player = addPlayer(store, 'player');
  store.players.update(player, { gamificationOptIn: true, gamificationLevel: 2 });
  expect(status(player)).toEqual({ level: 2, points: 10, levelPoints: 10, nextLevelPoints: 30 });
  playRound(store, player, 2_000);
  store.gamification.levels.setLevel(player, 2);
  expect(status(player)).toMatchObject({ level: 2, points: 10 });
  playRound(store, player, 2_000);
  expect(status(player)).toMatchObject({ level: 3, points: 30 });
  expect(rewardsOf(store, player)).toEqual([100]);
});

it('takes no level away with points, and ends at the highest', () => {
  const player = addMember(store, 'player');
  store.gamification.levels.addPoints(player, 40);
  store.gamification.levels.addPoints(player, -1_000);
  expect(status(player)).toMatchObject({ level: 3, points: 0 });
  store.gamification.levels.setLevel(player, 9);
  playRound(store, player, 500);
  expect(status(player)).toEqual({ level: 9, points: 105, levelPoints: 100, nextLevelPoints: null });
});
