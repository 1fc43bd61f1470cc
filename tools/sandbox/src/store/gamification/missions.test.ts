import { addMember, gamificationStore, playRound, rewardsOf } from '../../testing/gamificationStore.ts';
import type { Store, StoreEvent } from '../index.ts';
import type { Rejected } from '../base/rejected.ts';

const hour = 3_600_000;
const day = 24 * hour;

let store: Store;
beforeEach(() => {
  store = gamificationStore();
  // A Tuesday.
  store.moveClock(Date.parse('2031-03-04T10:00:00Z') - store.now());
});
afterEach(() => store.close());

const list = (playerId: string) => store.gamification.missions.ofPlayer(playerId);
const mission = (playerId: string, id: string) => list(playerId).find(({ missionId }) => missionId === id)!;
const progress = (playerId: string) =>
  Object.fromEntries(list(playerId).map((each) => [each.missionId, each.progress]));
const claim = (playerId: string, id: string, startsAt = mission(playerId, id).startsAt) =>
  store.gamification.missions.claim(playerId, id, startsAt);
const rejection = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Rejected).type;
  }
};

it('moves each mission by what it counts, up to its goal', () => {
  const player = addMember(store, 'player');
  playRound(store, player, 500, { payout: 500 });
  expect(progress(player)).toEqual({ rounds: 1, wins: 0, stake: 500, games: 1, studio: 0 });
  playRound(store, player, 1_000, { payout: 1_001, lookupId: 'second' });
  expect(progress(player)).toEqual({ rounds: 2, wins: 1, stake: 1_500, games: 2, studio: 1 });
  for (let round = 0; round < 3; round += 1) playRound(store, player, 400, { payout: 900 });
  expect(progress(player)).toEqual({ rounds: 3, wins: 2, stake: 2_000, games: 2, studio: 1 });
});

it('requests amounts in the player’s currency', () => {
  const player = addMember(store, 'yen', 'JPY');
  expect(mission(player, 'stake').target).toBe(3_300);
});

it('starts again each day and each week of UTC, from Monday', () => {
  const player = addMember(store, 'player');
  playRound(store, player, 500, { lookupId: 'second' });
  store.moveClock(14 * hour);
  expect(progress(player)).toEqual({ rounds: 0, wins: 0, stake: 500, games: 1, studio: 0 });
  playRound(store, player, 100);
  expect(progress(player)).toEqual({ rounds: 1, wins: 0, stake: 600, games: 2, studio: 0 });
  store.moveClock(5 * day);
  expect(progress(player)).toEqual({ rounds: 0, wins: 0, stake: 0, games: 0, studio: 0 });
});

it('gives a prize once, however often it is claimed', () => {
  const player = addMember(store, 'player');
  for (let round = 0; round < 2; round += 1) playRound(store, player, 100, { payout: 200 });
  const events: StoreEvent[] = [];
  store.events.on((event) => void events.push(event));
  expect(claim(player, 'wins').claimedAt).toBeGreaterThan(0);
  expect(claim(player, 'wins').claimedAt).toBeGreaterThan(0);
  expect(rewardsOf(store, player)).toEqual([50]);
  expect(events.filter(({ name }) => name === 'rewardUpdated')).toHaveLength(1);

  playRound(store, player, 100);
  const before = store.points.balance(player);
  claim(player, 'rounds');
  claim(player, 'rounds');
  expect(store.points.balance(player)).toBe(before + 7);
  expect(rewardsOf(store, player)).toEqual([50]);
});

it('keeps the prize of a completed mission for a week after its end, and no longer', () => {
  const player = addMember(store, 'player');
  for (let round = 0; round < 3; round += 1) playRound(store, player, 100);
  const { startsAt, endsAt } = mission(player, 'rounds');
  store.moveClock(endsAt - store.now() + 7 * day - 1000);
  expect(list(player)).toContainEqual(expect.objectContaining({ missionId: 'rounds', startsAt, progress: 3 }));
  store.moveClock(2000);
  expect(list(player).filter((each) => each.missionId === 'rounds')).toHaveLength(1);
  expect(rejection(() => claim(player, 'rounds', startsAt))).toBe('MissionNotClaimable');
  store.moveClock(-2000);
  expect(rejection(() => claim(player, 'rounds', startsAt))).toBeUndefined();
});

it('rejects what is not completed, and what there is not', () => {
  const player = addMember(store, 'player');
  playRound(store, player, 100);
  expect(rejection(() => claim(player, 'rounds'))).toBe('MissionNotClaimable');
  expect(rejection(() => claim(player, 'rounds', 12))).toBe('MissionNotClaimable');
  expect(rejection(() => claim(player, 'nothing', 0))).toBe('MissionNotFound');
  expect(rewardsOf(store, player)).toEqual([]);
});

it('lets the console set the progress of now', () => {
  const player = addMember(store, 'player');
  const set = (to: number) => store.gamification.missions.setProgress(player, 'wins', to);
  expect(set(1)).toMatchObject({ progress: 1, completedAt: null });
  expect(set(9)).toMatchObject({ progress: 2, completedAt: expect.any(Number) });
  expect(set(0)).toMatchObject({ progress: 0, completedAt: null });
  set(2);
  claim(player, 'wins');
  expect(set(0)).toMatchObject({ progress: 2, claimedAt: expect.any(Number) });
});
