import { seededStore } from '../../seed/index.ts';
import { acme } from '../../testing/testPlatform.ts';
import type { Store } from '../index.ts';
import { parseSelection } from './markets.ts';
import { chancesOf, oddsOf } from './odds.ts';
import { timelineOf } from './timeline.ts';

const minute = 60_000;

let store: Store;
beforeEach(async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-25T12:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  store = await seededStore(acme);
  store.sportsbook.applyTime();
});
afterEach(() => {
  store.close();
  jest.useRealTimers();
});

const coming = () => store.sportsbook.events.offered().filter(({ status }) => status === 'prematch');

describe('odds', () => {
  const even = {
    strength: { home: 1.4, away: 1.4 },
    line: 2.5,
    remaining: 1,
    score: { home: 0, away: 0 },
    games: null,
  };

  it.each([
    { ...even, sport: 'football' as const },
    { ...even, sport: 'ice-hockey' as const, score: { home: 3, away: 1 }, remaining: 0.4 },
    { ...even, sport: 'basketball' as const, strength: { home: 80, away: 82 }, line: 161.5 },
    { ...even, sport: 'tennis' as const, strength: { home: 0.55, away: 0.45 }, games: { home: 3, away: 2 } },
  ])('of each market add up to certainty in %j', (situation) => {
    for (const chances of Object.values(chancesOf(situation)))
      expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  it('follow the score and the time that is left', () => {
    const home = (change: object) => chancesOf({ ...even, sport: 'football', ...change }).result!.home!;
    expect(home({ score: { home: 1, away: 0 } })).toBeGreaterThan(home({}));
    expect(home({ score: { home: 1, away: 0 }, remaining: 0.1 })).toBeGreaterThan(
      home({ score: { home: 1, away: 0 } }),
    );
    expect(chancesOf({ ...even, sport: 'football', score: { home: 2, away: 1 } }).total!.over).toBeCloseTo(1);
  });

  it('favour the house, drift with the time, and are not offered for what is certain', () => {
    const drifted = Array.from({ length: 60 }, (_, key) => oddsOf(0.5, String(key))!);
    expect(new Set(drifted).size).toBeGreaterThan(3);
    for (const odds of drifted) expect(odds).toBeLessThan(200);
    expect(oddsOf(0.5, 'same')).toBe(oddsOf(0.5, 'same'));
    expect([oddsOf(0.999, ''), oddsOf(0.001, '')]).toEqual([null, null]);
  });

  it('move in an event as the clock does, and pause after a goal', () => {
    const { id, startsAt } = coming()[0]!;
    const before = JSON.stringify(store.sportsbook.events.find(id)?.markets);
    store.moveClock(10 * minute);
    expect(JSON.stringify(store.sportsbook.events.find(id)?.markets)).not.toBe(before);
    const football = coming().filter(({ league }) => league.sport === 'football');
    const goal = football
      .map((event) => ({ event, timeline: timelineOf('football', `1:${event.id}`) }))
      .find(({ timeline: { incidents } }) => incidents[0] && incidents[0].at > 20_000)!;
    store.moveClock(goal.event.startsAt - store.now() + goal.timeline.incidents[0]!.at + 1000);
    const odds = () =>
      store.sportsbook.events.find(goal.event.id)!.markets[0]!.selections.map((selection) => selection.odds);
    expect(odds()).toEqual([null, null, null]);
    store.moveClock(15_000);
    expect(odds()).not.toEqual([null, null, null]);
    expect(startsAt).toBeGreaterThan(0);
  });
});

it('reads selections as they are written, and nothing else', () => {
  expect(parseSelection('aurora-12.result.home')).toEqual({ eventId: 'aurora-12', market: 'result', outcome: 'home' });
  for (const text of [
    '',
    'aurora-12',
    'aurora-12.result.over',
    'aurora-12.toString.home',
    'a-1.result.home.x',
    '../x.result.home',
  ])
    expect(parseSelection(text)).toBeUndefined();
});
