import { seededStore } from '../../seed/index.ts';
import { acme } from '../../testing/testPlatform.ts';
import { InsufficientFunds, type Store, type StoreEvent } from '../index.ts';
import { payoutOf, stakesFor, type BetRejection, type BetRequest } from './bets.ts';
import { fixturesBetween } from './catalogue.ts';
import { markets } from './markets.ts';
import { progressAt, scoreAt, timelineOf } from './timeline.ts';

const minute = 60_000;
const email = 'player@lobby.test';
const now = Date.parse('2026-11-25T12:00:00Z');

let store: Store;
let player: string;
beforeEach(async () => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  store = await seededStore(acme);
  store.sportsbook.applyTime();
  player = store.players.findByEmail(email)?.id ?? '';
  store.wallets.set(player, { balance: 100_00, bonusBalance: 0 });
});
afterEach(() => {
  store.close();
  jest.useRealTimers();
});

const coming = () => store.sportsbook.events.offered().filter(({ status }) => status === 'prematch');
/** Events to come whose first selection has odds of its own, set at the console. */
const fixed = (...odds: number[]) =>
  odds.map((value, index) => {
    const event = coming()[index]!;
    const selection = event.markets[0]!.selections[0]!.id;
    store.sportsbook.events.change(event.id, { odds: { selection, odds: value } });
    return { event: event.id, selection, odds: value };
  });

let keys = 0;
const place = (legs: readonly { selection: string; odds: number }[], change: Partial<BetRequest> = {}) =>
  store.sportsbook.bets.place({
    id: `bet-${(keys += 1)}`,
    playerId: player,
    stake: 10_00,
    accept: 'none',
    legs: legs.map(({ selection, odds }) => ({ selection, odds })),
    ...change,
  });
const placed = (...call: Parameters<typeof place>) => {
  const result = place(...call);
  if (result.status !== 'placed') throw new Error(JSON.stringify(result.rejection));
  return result.bet;
};
const rejection = (...call: Parameters<typeof place>): BetRejection | undefined => {
  const result = place(...call);
  return result.status === 'rejected' ? result.rejection : undefined;
};
const balance = () => store.wallets.ofPlayer(player).balance;
const win = (id: string) => {
  store.sportsbook.events.change(id, { score: { home: 2, away: 1 } });
  store.sportsbook.settleEvent(id);
};
const lose = (id: string) => {
  store.sportsbook.events.change(id, { score: { home: 0, away: 1 } });
  store.sportsbook.settleEvent(id);
};

describe('events', () => {
  it('are the same for the same seed, whenever they are requested', () => {
    const all = fixturesBetween(7, now, now + 24 * 60 * minute);
    const some = fixturesBetween(7, now + 60 * minute, now + 24 * 60 * minute);
    expect(all).toEqual(expect.arrayContaining(some));
    expect(all).not.toEqual(fixturesBetween(8, now, now + 24 * 60 * minute));
    for (const { home, away } of all) expect(home).not.toBe(away);
    const timeline = timelineOf('football', 'a');
    expect(timelineOf('football', 'a')).toEqual(timeline);
    expect(timelineOf('football', 'b')).not.toEqual(timeline);
  });

  it('begin, score and end by the platform’s clock', () => {
    const { id, startsAt, endsAt } = coming().find(({ league }) => league.sport === 'football')!;
    expect(store.sportsbook.events.find(id)).toMatchObject({ status: 'prematch', score: null, progress: null });
    store.moveClock(startsAt - store.now() + 50 * minute);
    expect(store.sportsbook.events.find(id)).toMatchObject({
      status: 'live',
      progress: { period: 1, minute: 45, isBreak: true },
    });
    store.moveClock(endsAt - store.now() - 1000);
    const { score, progress } = store.sportsbook.events.find(id)!;
    expect(progress).toMatchObject({ period: 2, minute: 90, isBreak: false });
    store.moveClock(1000);
    expect(store.sportsbook.events.find(id)).toMatchObject({ status: 'ended', score });
    expect(store.sportsbook.events.offered().map((event) => event.id)).not.toContain(id);
  });

  it.each(['football', 'ice-hockey', 'basketball', 'tennis'] as const)('of %s end as their rules say', (sport) => {
    for (let index = 0; index < 40; index += 1) {
      const timeline = timelineOf(sport, `event ${index}`);
      const score = scoreAt(sport, timeline, timeline.duration);
      const last = progressAt(sport, timeline, timeline.duration);
      if (sport === 'tennis') expect([Math.max(score.home, score.away), last.minute]).toEqual([2, null]);
      else expect(last.isBreak).toBe(true);
      if (sport === 'basketball' || sport === 'tennis') expect(score.home).not.toBe(score.away);
      expect(timeline.incidents.every(({ at }) => at <= timeline.duration)).toBe(true);
      expect(timeline.incidents.map(({ at }) => at)).toEqual(
        timeline.incidents.map(({ at }) => at).sort((a, b) => a - b),
      );
    }
  });

  it('are not forgotten and not doubled after a year', () => {
    const [leg] = fixed(200);
    placed([leg!]);
    store.moveClock(365 * 24 * 60 * minute);
    expect(store.sportsbook.events.find(leg!.event)).toMatchObject({ status: 'ended' });
    expect(store.sportsbook.bets.ofPlayer(player, { isOpen: true, count: 10 })).toEqual([]);
    const ids = store.sportsbook.events.offered().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not exist in a brand without a sportsbook', async () => {
    const without = await seededStore({ ...acme, toggles: { ...acme.toggles, Sportsbook: false } });
    without.applyTime();
    expect(without.sportsbook.events.offered()).toEqual([]);
    without.close();
  });
});

describe('a bet', () => {
  it('debits its stake with its record, and pushes it', () => {
    const events: StoreEvent[] = [];
    store.events.on((event) => void events.push(event));
    const [leg] = fixed(185);
    const bet = placed([leg!]);
    expect(bet).toMatchObject({ status: 'open', stake: 10_00, possible: 18_50, currency: 'EUR' });
    expect(balance()).toBe(90_00);
    expect(events).toContainEqual({
      name: 'balanceUpdated',
      data: expect.objectContaining({ moneyType: 'SportsBet', amount: -10_00, balance: 90_00 }),
    });
    expect(events).toContainEqual({ name: 'sportsBetChanged', data: { playerId: player, betId: bet.id } });
  });

  it('is placed once however often it is sent; its key is for nothing else', () => {
    const [leg] = fixed(200);
    const first = placed([leg!], { id: 'same' });
    expect(placed([leg!], { id: 'same' })).toEqual(first);
    expect(balance()).toBe(90_00);
    expect(rejection([leg!], { id: 'same', stake: 20_00 })).toEqual({ reason: 'key-used' });
    const other = store.players.findByEmail('finland@lobby.test')?.id ?? '';
    expect(rejection([leg!], { id: 'same', playerId: other })).toEqual({ reason: 'key-used' });
    // Also when its odds have moved, or it was settled since.
    win(leg!.event);
    expect(placed([leg!], { id: 'same' })).toMatchObject({ status: 'won' });
    expect(balance()).toBe(110_00);
  });

  it('is rejected beyond the balance, of which bonus money is no part', () => {
    store.wallets.set(player, { balance: 25_00, bonusBalance: 500_00 });
    const [leg] = fixed(200);
    const results = [1, 2, 3, 4].map(() => place([leg!]));
    expect(results.map(({ status }) => status)).toEqual(['placed', 'placed', 'rejected', 'rejected']);
    expect(results[2]).toEqual({ status: 'rejected', rejection: { reason: 'insufficient-funds', amount: 5_00 } });
    expect(store.wallets.ofPlayer(player)).toMatchObject({ balance: 5_00, bonusBalance: 500_00 });
    expect(() => store.wallets.move({ playerId: player, amount: -6_00, moneyType: 'SportsBet' })).toThrow(
      InsufficientFunds,
    );
  });

  it.each([
    ['none', 190, 'odds-changed'],
    ['none', 210, 'odds-changed'],
    ['higher', 190, 'odds-changed'],
    ['higher', 210, undefined],
    ['any', 190, undefined],
  ] as const)('that accepts %s changes of 2.00 meets %s', (accept, present, reason) => {
    const [leg] = fixed(200);
    store.sportsbook.events.change(leg!.event, { odds: { selection: leg!.selection, odds: present } });
    const result = place([leg!], { accept });
    if (reason === undefined) expect(result).toMatchObject({ bet: { legs: [{ odds: present }] } });
    else expect(result).toMatchObject({ rejection: { reason, legs: [{ selection: leg!.selection, odds: present }] } });
  });

  it('has the odds that were accepted, whenever they move while it is placed', () => {
    const { markets: offered } = coming()[0]!;
    const { id: selection } = offered[0]!.selections[0]!;
    const oddsNow = () => store.sportsbook.events.odds(selection)?.odds ?? 0;
    const before = oddsNow();
    while (oddsNow() === before) jest.advanceTimersByTime(1);
    const moved = Date.now();
    const after = oddsNow();
    for (let readings = 0; readings < 40; readings += 1) {
      let left = readings;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => ((left -= 1) < 0 ? moved : moved - 1));
      const result = place([{ selection, odds: after }], { stake: 1_00 });
      clock.mockRestore();
      if (result.status === 'placed') expect(result.bet.legs[0]?.odds).toBe(after);
      else expect(result.rejection.reason).toBe('odds-changed');
    }
  });

  it('is listed once among the open ones, also where the last of a page is settled before the next is requested', () => {
    const ids = fixed(200, 200, 200).map((leg) => {
      jest.advanceTimersByTime(1);
      return { bet: placed([leg]).id, event: leg.event };
    });
    const open = (after?: string) =>
      store.sportsbook.bets.ofPlayer(player, { isOpen: true, count: 2, after }).map(({ id }) => id);
    const [first, second, third] = ids;
    expect(open()).toEqual([third!.bet, second!.bet]);
    jest.advanceTimersByTime(1);
    win(second!.event);
    expect(open(second!.bet)).toEqual([first!.bet]);
  });

  it('takes neither unknown selections, nor paused ones, nor two of one event', () => {
    const [leg] = fixed(200);
    expect(rejection([{ selection: 'aurora-1.result.home', odds: 200 }])).toEqual({ reason: 'unknown-selection' });
    expect(rejection([{ selection: 'nonsense', odds: 200 }])).toEqual({ reason: 'unknown-selection' });
    const other = store.sportsbook.events.find(leg!.event)!.markets[0]!.selections[1]!;
    expect(rejection([leg!, { selection: other.id, odds: other.odds! }])).toEqual({ reason: 'related' });
    store.sportsbook.events.change(leg!.event, { suspended: true });
    expect(rejection([leg!])).toEqual({ reason: 'suspended' });
    expect(balance()).toBe(100_00);
  });

  it('has a smallest and a largest stake, which what it may pay limits', () => {
    store.wallets.set(player, { balance: 5_000_00 });
    const [leg] = fixed(200);
    expect(rejection([leg!], { stake: 49 })).toEqual({ reason: 'stake-too-low', amount: 50 });
    expect(rejection([leg!], { stake: 1_000_01 })).toEqual({ reason: 'stake-too-high', amount: 1_000_00 });
    const long = fixed(9_000, 9_000);
    const { amount } = rejection(long, { stake: 100_00 }) as { amount: number };
    expect(payoutOf(amount, [9_000, 9_000])).toBeLessThanOrEqual(50_000_00);
    expect(stakesFor('JPY', [200])).toEqual({ minimum: 83, maximum: 165_000 });
  });

  it.each([
    ['excluded', { exclusionEndsAt: '2100-01-01T00:00:00.000Z' }],
    ['in a time-out', { timeoutEndsAt: '2100-01-01T00:00:00.000Z' }],
  ])('is rejected to a player who is %s; those that are open stay, and are settled', (_, profile) => {
    const [first, second] = fixed(200, 200);
    placed([first!]);
    store.players.update(player, profile);
    expect(rejection([second!])).toEqual({ reason: 'blocked' });
    win(first!.event);
    expect(balance()).toBe(110_00);
  });

  it('counts for the global loss limit, not for that of the casino', () => {
    const wait = { increaseDelayHours: 24, confirmationDays: 7 };
    const key = { playerId: player, period: 'Day' } as const;
    store.limits.set({ ...key, kind: 'Loss' }, 5_00, wait);
    store.limits.set({ ...key, kind: 'GlobalLoss' }, 25_00, wait);
    const legs = fixed(200, 200, 200);
    placed([legs[0]!]);
    placed([legs[1]!]);
    expect(rejection([legs[2]!])).toEqual({ reason: 'loss-limit', amount: 5_00 });
    expect(store.limits.find({ ...key, kind: 'Loss' }).used).toBe(0);
    expect(store.limits.find({ ...key, kind: 'GlobalLoss' }).used).toBe(20_00);
    // A stake that comes back is not lost.
    store.sportsbook.voidEvent(legs[0]!.event);
    expect(store.limits.find({ ...key, kind: 'GlobalLoss' }).used).toBe(10_00);
    placed([legs[2]!]);
    win(legs[1]!.event);
    expect(store.limits.find({ ...key, kind: 'GlobalLoss' }).used).toBe(0);
    // Losses in the casino count for both.
    const lookupId = store.games.all()[0]!.lookupId;
    const round = { roundId: 'r', playerId: player, lookupId, payout: 0, state: 'closed', details: '{}' } as const;
    store.play.placeRound({ ...round, stake: 4_00 });
    expect(store.limits.find({ ...key, kind: 'Loss' }).used).toBe(4_00);
    expect(store.limits.find({ ...key, kind: 'GlobalLoss' }).used).toBe(4_00);
  });

  it('is time at play, and is rejected once that is used up', () => {
    const wait = { increaseDelayHours: 24, confirmationDays: 7 };
    const key = { playerId: player, kind: 'Session', period: 'Day' } as const;
    store.limits.set(key, 5, wait);
    for (let count = 0; count < 3; count += 1) {
      const [leg] = fixed(200);
      placed([leg!]);
      store.moveClock(2 * minute);
    }
    const [leg] = fixed(200);
    place([leg!]);
    store.moveClock(2 * minute);
    expect(store.limits.find(key).used).toBeGreaterThanOrEqual(5);
    expect(rejection(fixed(200))).toEqual({ reason: 'session-limit' });
  });
});

describe('settlement', () => {
  it('pays a combined bet once all of it has won, rounded down to a cent', () => {
    const legs = fixed(133, 207, 119);
    const { id, possible } = placed(legs, { stake: 7_77 });
    expect(possible).toBe(Math.floor((777 * 133 * 207 * 119) / 1_000_000));
    win(legs[0]!.event);
    win(legs[1]!.event);
    expect(store.sportsbook.bets.find(id)).toMatchObject({
      status: 'open',
      legs: [{ status: 'won' }, { status: 'won' }, { status: 'open' }],
    });
    win(legs[2]!.event);
    expect(store.sportsbook.bets.find(id)).toMatchObject({ status: 'won', payout: possible });
    expect(balance()).toBe(100_00 - 7_77 + possible);
  });

  it('of a lost leg ends the bet at once', () => {
    const legs = fixed(150, 150);
    const { id } = placed(legs);
    lose(legs[1]!.event);
    expect(store.sportsbook.bets.find(id)).toMatchObject({
      status: 'lost',
      payout: 0,
      legs: [{ status: 'open' }, { status: 'lost' }],
    });
    const { settledAt } = store.sportsbook.bets.find(id)!;
    store.moveClock(minute);
    win(legs[0]!.event);
    expect(store.sportsbook.bets.find(id)).toMatchObject({ status: 'lost', settledAt });
    expect(balance()).toBe(90_00);
  });

  it('counts a void event with odds of 1, and gives the stake back where all is void', () => {
    const legs = fixed(150, 200);
    const combined = placed(legs);
    const single = placed([legs[0]!]);
    store.sportsbook.voidEvent(legs[0]!.event);
    expect(store.sportsbook.bets.find(single.id)).toMatchObject({ status: 'void', payout: 10_00 });
    win(legs[1]!.event);
    expect(store.sportsbook.bets.find(combined.id)).toMatchObject({ status: 'won', payout: 20_00 });
    expect(balance()).toBe(110_00);
    const types = store.database.all<{ moneyType: string }>(
      'SELECT moneyType FROM ledger WHERE reference IN (?, ?) ORDER BY id',
      combined.id,
      single.id,
    );
    expect(types.map(({ moneyType }) => moneyType)).toEqual(['SportsBet', 'SportsBet', 'SportsRefund', 'SportsWin']);
  });

  it('happens once: neither an event nor a bet is settled again', () => {
    const [leg] = fixed(200);
    const { id } = placed([leg!]);
    win(leg!.event);
    expect(() => store.sportsbook.settleEvent(leg!.event)).toThrow('has been settled');
    expect(() => store.sportsbook.voidEvent(leg!.event)).toThrow('has been settled');
    expect(() => store.sportsbook.voidBet(id)).toThrow('has been settled');
    store.applyTime();
    expect(balance()).toBe(110_00);
  });

  it('comes by the clock, with the final score', () => {
    const event = coming()[0]!;
    const [main] = event.markets;
    const stakes = main!.selections.map(({ id, odds }) => placed([{ selection: id, odds: odds! }], { stake: 1_00 }));
    store.moveClock(event.endsAt - store.now());
    const { score } = store.sportsbook.events.find(event.id)!;
    const winner = markets[main!.id].wonBy(score!, 0);
    const statuses = stakes.map(({ id }) => store.sportsbook.bets.find(id)?.status);
    expect(statuses).toEqual(main!.selections.map(({ outcome }) => (outcome === winner ? 'won' : 'lost')));
  });
});
