import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMember, gamificationStore, money, playRound, rewardsOf } from '../../testing/gamificationStore.ts';
import { addPlayer } from '../../testing/jackpotStore.ts';
import { createStore, type Store } from '../index.ts';
import type { Rejected } from '../base/rejected.ts';
import { othersAt } from './others.ts';

const day = 86_400_000;

let store: Store;
beforeEach(() => {
  store = gamificationStore();
  store.moveClock(Date.parse('2031-03-04T10:00:00Z') - store.now());
});
afterEach(() => store.close());

const running = (playerId: string) =>
  store.gamification.tournaments.ofPlayer(playerId).find(({ finishedAt }) => finishedAt === null)!;
const enter = (playerId: string, id = running(playerId).id) => store.gamification.tournaments.join(playerId, id);
const board = (playerId: string) =>
  store.gamification.tournaments
    .board(running(playerId), playerId)
    .map((each) => [each.place, each.playerId, each.score]);
const rejection = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Rejected).type;
  }
};

it('has one tournament of each day (UTC)', () => {
  const player = addMember(store, 'player');
  expect(running(player)).toMatchObject({
    startsAt: Date.parse('2031-03-04T00:00:00Z'),
    endsAt: Date.parse('2031-03-05T00:00:00Z'),
  });
  const { id } = running(player);
  store.moveClock(day);
  expect(running(player)).toMatchObject({ startsAt: Date.parse('2031-03-05T00:00:00Z') });
  expect(running(player).id).not.toBe(id);
});

it('counts the best multiple of a stake, in whole hundredths, of rounds begun after joining', () => {
  const player = addMember(store, 'player');
  playRound(store, player, 100, { payout: 9_000 });
  playRound(store, player, 100, { roundId: 'open', state: 'open' });
  store.moveClock(1000);
  enter(player);
  playRound(store, player, 0, { roundId: 'open', payout: 9_000 });
  expect(board(player)).toEqual([]);
  playRound(store, player, 300, { payout: 1_000 });
  expect(board(player)).toEqual([[1, player, 333]]);
  playRound(store, player, 300, { payout: 900 });
  expect(board(player)).toEqual([[1, player, 333]]);
  playRound(store, player, 9, { payout: 9_000 });
  expect(board(player)).toEqual([[1, player, 333]]);
  playRound(store, player, 10, { payout: 50 });
  expect(board(player)).toEqual([[1, player, 500]]);
});

it('puts the earlier of two equal scores first, and leaves out who may not take part', () => {
  for (const player of ['late', 'early', 'excluded', 'left']) enter(addMember(store, player));
  playRound(store, 'early', 100, { payout: 400 });
  store.moveClock(1000);
  playRound(store, 'late', 100, { payout: 400 });
  playRound(store, 'excluded', 100, { payout: 900 });
  playRound(store, 'left', 100, { payout: 900 });
  store.players.update('excluded', { exclusionEndsAt: '2100-01-01T00:00:00.000Z' });
  store.players.update('left', { gamificationOptIn: false });
  expect(board('late')).toEqual([
    [1, 'early', 400],
    [2, 'late', 400],
  ]);
});

it('pays its prizes once when its time is over, and nobody who may not take part', () => {
  for (const player of ['first', 'second', 'third', 'excluded']) enter(addMember(store, player));
  const { id } = running('first');
  playRound(store, 'excluded', 100, { payout: 9_900 });
  playRound(store, 'first', 100, { payout: 900 });
  playRound(store, 'second', 100, { payout: 800 });
  playRound(store, 'third', 100, { payout: 700 });
  store.players.update('excluded', { exclusionEndsAt: '2100-01-01T00:00:00.000Z' });
  const before = store.points.balance('second');
  store.moveClock(14 * 3_600_000 - 5_000);
  expect(rewardsOf(store, 'first')).toEqual([]);
  store.moveClock(5_000);
  store.applyTime();
  store.moveClock(-3_600_000);
  store.moveClock(7_200_000);
  expect(rewardsOf(store, 'first')).toEqual([1_000]);
  expect(store.points.balance('second')).toBe(before + 10);
  expect(['second', 'third', 'excluded'].flatMap((player) => rewardsOf(store, player))).toEqual([]);
  const place = (player: string) => store.gamification.tournaments.entry(id, player)?.place;
  expect(['first', 'second', 'third', 'excluded'].map(place)).toEqual([1, 2, 3, null]);
  const past = store.gamification.tournaments.ofPlayer('first').find((each) => each.id === id)!;
  expect(store.gamification.tournaments.board(past, 'first').map(({ playerId }) => playerId)).toEqual([
    'first',
    'second',
    'third',
  ]);
});

it('counts no round that ends after it, even before it was ended', () => {
  const player = addMember(store, 'player');
  enter(player);
  const { id, endsAt } = running(player);
  const time = jest.spyOn(store.database, 'now').mockReturnValue(endsAt);
  playRound(store, player, 100, { payout: 900 });
  time.mockRestore();
  expect(store.gamification.tournaments.entry(id, player)?.score).toBe(0);
});

it('can be joined once, while it runs', () => {
  const player = addMember(store, 'player');
  const { id } = running(player);
  enter(player);
  const entry = store.gamification.tournaments.entry(id, player);
  store.moveClock(1000);
  enter(player);
  expect(store.gamification.tournaments.entry(id, player)).toEqual(entry);
  addPlayer(store, 'late');
  store.moveClock(day);
  expect(rejection(() => enter('late', id))).toBe('TournamentNotRunning');
  expect(rejection(() => enter('late', 'nothing'))).toBe('TournamentNotFound');
});

it('goes on with the rest of the day after an early end', () => {
  const player = addMember(store, 'player');
  const { id } = running(player);
  expect(store.gamification.tournaments.finish(id)).toBe(true);
  expect(store.gamification.tournaments.finish(id)).toBe(false);
  const { startsAt, endsAt } = running(player);
  expect(startsAt).toBeGreaterThanOrEqual(Date.parse('2031-03-04T10:00:00Z'));
  expect(endsAt).toBe(Date.parse('2031-03-05T00:00:00Z'));
});

it('ends and pays at the next start what has ended meanwhile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'store.sqlite');
  const first = createStore(file);
  first.documents.put('setting', 'gamification', { enabled: true });
  addMember(first, 'player');
  const terms = { name: { en: 'Cup' }, others: 0, prizes: [money(700)], lasts: 20 };
  const { id } = first.gamification.tournaments.create(terms);
  first.gamification.tournaments.join('player', id);
  first.gamification.tournaments.setScore('player', id, 250);
  first.close();

  const time = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  for (let start = 0; start < 2; start += 1) {
    const next = createStore(file);
    next.gamification.applyTime();
    expect(rewardsOf(next, 'player')).toEqual([700]);
    next.close();
  }
  time.mockRestore();
  rmSync(folder, { recursive: true });
});

describe('simulated others', () => {
  const tournament = { id: 'daily-1', startsAt: 0, endsAt: 1_000, others: 50 };

  it('are the same each time, and only ever get better', () => {
    let before = othersAt(tournament, { seed: 1, now: 0 });
    for (let now = 0; now <= 1_000; now += 100) {
      const others = othersAt(tournament, { seed: 1, now });
      expect(othersAt(tournament, { seed: 1, now })).toEqual(others);
      for (const [index, { score, scoredAt }] of others.entries()) {
        expect(score).toBeGreaterThanOrEqual(before[index]!.score);
        expect(scoredAt).toBeLessThanOrEqual(now);
      }
      before = others;
    }
    expect(before.every(({ score }) => score > 0)).toBe(true);
  });

  it('stand in the board, of which a player sees the first ten and the own place', () => {
    const player = addMember(store, 'player');
    const terms = { name: { en: 'Cup' }, others: 50, prizes: [], lasts: 3_600_000 };
    const cup = store.gamification.tournaments.create(terms);
    enter(player, cup.id);
    playRound(store, player, 100, { payout: 51 });
    store.moveClock(3_500_000);
    const shown = store.gamification.tournaments.board(cup, player);
    expect(shown.slice(0, 10).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown).toHaveLength(11);
    expect(shown[10]).toMatchObject({ playerId: player, score: 51 });
  });
});
