import fc from 'fast-check';
import { limitPeriods, type LimitKind, type LimitPeriod } from '../../../../../libs/contracts/src/enums.ts';
import { createStore, Rejected, type Store } from '../index.ts';
import { defaultProfile } from '../players/profile.ts';

const hour = 3_600_000;
const day = 24 * hour;
const wait = { increaseDelayHours: 24, confirmationDays: 7 };

let store: Store;
let playerId: string;
let players = 0;
const payment = { method: 'bank', provider: 'Bank', payload: {} };

/** A player with money and without a history. */
function addPlayer(country = 'FI'): string {
  const id = `player-${players++}`;
  store.players.insert({ id, email: `${id}@lobby.test`, passwordHash: '', profile: defaultProfile(country, 'en_GB') });
  store.wallets.insert({ id: `wallet-${id}`, playerId: id, currency: 'EUR' });
  store.wallets.set(id, { balance: 1_000_000 });
  return id;
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  store = createStore(':memory:');
  store.games.insertStudio({ slug: 'acme', name: 'Acme' }, 0);
  store.games.insert({
    ...{ lookupId: 'game', idx: 0, slug: 'game', title: 'Game', studioSlug: 'acme', kind: 'slot', volatility: 'low' },
    ...{ rtp: 96, minBet: 10, isLiveCasinoGame: false, hasJackpot: false, bonusAllowed: true, demoAllowed: true },
    ...{ isNew: false, blockedCountries: [] },
  });
});
afterAll(() => {
  store.close();
  jest.useRealTimers();
});
beforeEach(() => {
  jest.setSystemTime(Date.parse('2026-03-25T10:00:00Z'));
  playerId = addPlayer();
});

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);
const key = (kind: LimitKind, period: LimitPeriod = 'Day') => ({ playerId, kind, period });
const find = (kind: LimitKind = 'Deposit', period: LimitPeriod = 'Day') => store.limits.find(key(kind, period));
const deposit = (amount: number, outcome: 'completed' | 'pending' | 'declined' = 'completed') =>
  store.payments.record({ playerId, type: 'Deposit', amount, outcome, ...payment }).payment.id;
let rounds = 0;
const play = (stake: number, payout = 0) =>
  store.play.placeRound({
    ...{ roundId: `round-${rounds++}`, playerId, lookupId: 'game', stake, payout, state: 'closed', details: '{}' },
  });
const rejection = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Rejected) return error.type;
    throw error;
  }
  return 'none';
};

describe('a change of a limit', () => {
  it('acts at once when it is the first or lower, and waits for the licence’s hours when it is higher', () => {
    expect(store.limits.set(key('Deposit'), 5000, wait)).toMatchObject({ value: 5000, pendingChange: null });
    expect(store.limits.set(key('Deposit'), 3000, wait)).toMatchObject({ value: 3000, pendingChange: null });
    const pending = store.limits.set(key('Deposit'), 9000, { ...wait, increaseDelayHours: 48 });
    expect(pending).toMatchObject({ value: 3000, pendingChange: { value: 9000, effectiveAt: Date.now() + 48 * hour } });
  });

  it('is never made without the player’s confirmation, which is rejected before its time and after its end', () => {
    store.limits.set(key('Deposit'), 3000, wait);
    const id = store.limits.set(key('Deposit'), 9000, wait).pendingChange?.id ?? '';
    pass(day - 1);
    expect(rejection(() => store.limits.confirm(playerId, id))).toBe('LimitChangeNotDue');
    pass(1);
    expect(find()).toMatchObject({ value: 3000, pendingChange: { id } });
    expect(store.limits.confirm(playerId, id)).toMatchObject({ value: 9000, pendingChange: null });

    const late = store.limits.set(key('Deposit'), 10_000, wait).pendingChange?.id ?? '';
    pass(8 * day);
    expect(find()).toMatchObject({ value: 9000, pendingChange: null });
    expect(rejection(() => store.limits.confirm(playerId, late))).toBe('LimitChangeNotPending');
  });

  it('to no limit waits like a higher one', () => {
    store.limits.set(key('Loss', 'Week'), 3000, wait);
    const id = store.limits.remove(key('Loss', 'Week'), wait).pendingChange?.id ?? '';
    expect(find('Loss', 'Week')).toMatchObject({ value: 3000, pendingChange: { value: null } });
    pass(day);
    expect(store.limits.confirm(playerId, id)).toMatchObject({ value: null, pendingChange: null });
    expect(store.limits.remove(key('Loss', 'Week'), wait).pendingChange).toBeNull();
  });

  it('can be withdrawn, and is dropped by a lower one and replaced by another higher one', () => {
    store.limits.set(key('Deposit'), 3000, wait);
    const first = store.limits.set(key('Deposit'), 9000, wait).pendingChange?.id ?? '';
    const second = store.limits.set(key('Deposit'), 8000, wait).pendingChange?.id ?? '';
    pass(day);
    // What another tab still shows is not confirmed by accident.
    expect(rejection(() => store.limits.confirm(playerId, first))).toBe('LimitChangeNotPending');
    expect(store.limits.withdraw(playerId, second)).toMatchObject({ value: 3000, pendingChange: null });
    expect(rejection(() => store.limits.withdraw(playerId, second))).toBe('LimitChangeNotPending');
    store.limits.set(key('Deposit'), 9000, wait);
    expect(store.limits.set(key('Deposit'), 2000, wait)).toMatchObject({ value: 2000, pendingChange: null });
  });

  it('belongs to one player', () => {
    store.limits.set(key('Deposit'), 3000, wait);
    const id = store.limits.set(key('Deposit'), 9000, wait).pendingChange?.id ?? '';
    pass(day);
    expect(rejection(() => store.limits.confirm(addPlayer(), id))).toBe('LimitChangeNotPending');
    expect(rejection(() => store.limits.withdraw(addPlayer(), id))).toBe('LimitChangeNotPending');
  });

  it('to a higher deposit limit is rejected while isIncreaseDepositLimitBlocked', () => {
    store.limits.set(key('Deposit'), 3000, wait);
    const id = store.limits.set(key('Deposit'), 9000, wait).pendingChange?.id ?? '';
    pass(day);
    store.players.update(playerId, { isIncreaseDepositLimitBlocked: true });
    expect(rejection(() => store.limits.confirm(playerId, id))).toBe('LimitIncreaseBlocked');
    expect(rejection(() => store.limits.set(key('Deposit'), 9000, wait))).toBe('LimitIncreaseBlocked');
    expect(rejection(() => store.limits.remove(key('Deposit'), wait))).toBe('LimitIncreaseBlocked');
    expect(store.limits.set(key('Deposit'), 2000, wait).value).toBe(2000);
    store.limits.set(key('Loss'), 3000, wait);
    expect(store.limits.set(key('Loss'), 9000, wait).pendingChange?.value).toBe(9000);
  });

  it('notifies the player’s other tabs', () => {
    const updated: unknown[] = [];
    const stop = store.events.on((event) => updated.push(event.data));
    store.limits.set(key('Deposit'), 3000, wait);
    stop();
    expect(updated).toEqual([{ playerId, isAccountClosed: false, updatedTypes: ['Limit'] }]);
  });
});

describe('what is used', () => {
  it('counts deposits that are completed or pending, but not those that failed', () => {
    deposit(1000);
    const pending = deposit(500, 'pending');
    deposit(300, 'declined');
    expect(find().used).toBe(1500);
    store.payments.settle(pending, 'cancelled');
    expect(find().used).toBe(1000);
  });

  it('counts losses as real money staked less real money won, and never less than nothing', () => {
    play(1000, 400);
    expect(find('Loss').used).toBe(600);
    play(100, 5000);
    expect(find('Loss').used).toBe(0);
  });

  it('counts no loss of bonus money', () => {
    store.wallets.set(playerId, { balance: 100, bonusBalance: 5000 });
    expect(play(1100)).toMatchObject({ balance: 0, bonusBalance: 4000 });
    expect(find('GlobalLoss').used).toBe(100);
  });

  it('counts minutes at play until two minutes after the last sign of it', () => {
    const launch = () => store.play.launch({ playerId, lookupId: 'game', currency: 'EUR', locale: 'en_GB' });
    launch();
    pass(90_000);
    expect(find('Session').used).toBe(1);
    play(100);
    pass(hour);
    expect(find('Session').used).toBe(3);
    launch();
    pass(60_000);
    expect(find('Session').used).toBe(4);
  });

  it('leaves of several limits what the lowest leaves', () => {
    expect(store.limits.remaining(playerId, ['Deposit'])).toBeNull();
    store.limits.set(key('Deposit', 'Day'), 5000, wait);
    store.limits.set(key('Deposit', 'Week'), 6000, wait);
    deposit(2000);
    expect(store.limits.remaining(playerId, ['Deposit'])).toBe(3000);
    pass(day);
    expect(store.limits.remaining(playerId, ['Deposit'])).toBe(4000);
    store.limits.set(key('Deposit', 'Month'), 1000, wait);
    expect(store.limits.remaining(playerId, ['Deposit'])).toBe(0);
  });

  it('begins anew at midnight in the player’s time zone, on the days when clocks change too', () => {
    jest.setSystemTime(Date.parse('2026-03-28T23:00:00Z'));
    deposit(1000);
    // The 29th of March has 23 hours in Helsinki: it ends at 21:00 UTC.
    expect(find().window.to).toBe(Date.parse('2026-03-29T21:00:00Z'));
    jest.setSystemTime(Date.parse('2026-03-29T20:59:59Z'));
    expect(find().used).toBe(1000);
    jest.setSystemTime(Date.parse('2026-03-29T21:00:00Z'));
    expect([find().used, find('Deposit', 'Week').used, find('Deposit', 'Month').used]).toEqual([0, 0, 1000]);
  });
});

it('agrees with a plain model over 1,000 random histories through both changes of summer time', () => {
  const money = fc.integer({ min: 1, max: 5000 });
  const outcome = fc.constantFrom('completed' as const, 'pending' as const, 'declined' as const);
  const action = fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), amount: money, outcome }),
    fc.record({ kind: fc.constant('settle' as const), completed: fc.boolean() }),
    fc.record({ kind: fc.constant('round' as const), stake: money, payout: fc.integer({ min: 0, max: 8000 }) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 4000 }) }),
  );
  const start = fc.constantFrom('2026-03-27T12:00:00Z', '2026-10-23T12:00:00Z', '2026-12-30T12:00:00Z');
  const country = fc.constantFrom('FI' as const, 'CA' as const, 'NZ' as const, 'IN' as const);
  const dates = {
    FI: new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki' }),
    CA: new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }),
    NZ: new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Auckland' }),
    IN: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }),
  };

  /** The calendar day, week or month of a time, as text. */
  function windowName(time: number, period: LimitPeriod, code: keyof typeof dates): string {
    const date = dates[code].format(time);
    if (period === 'Day') return date;
    if (period === 'Month') return date.slice(0, 7);
    const noon = new Date(`${date}T12:00:00Z`);
    noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
    return noon.toISOString().slice(0, 10);
  }

  fc.assert(
    fc.property(start, country, fc.array(action, { minLength: 1, maxLength: 12 }), (from, code, actions) => {
      jest.setSystemTime(Date.parse(from));
      playerId = addPlayer(code);
      const deposits: { id: string; at: number; amount: number; counts: boolean; isOpen: boolean }[] = [];
      const results: { at: number; amount: number }[] = [];
      for (const each of actions) {
        const at = Date.now();
        if (each.kind === 'wait') pass(each.minutes * 60_000);
        else if (each.kind === 'deposit') {
          const id = deposit(each.amount, each.outcome);
          const isOpen = each.outcome === 'pending';
          deposits.push({ id, at, amount: each.amount, counts: each.outcome !== 'declined', isOpen });
        } else if (each.kind === 'round') {
          play(each.stake, each.payout);
          results.push({ at, amount: each.stake - each.payout });
        } else {
          const open = deposits.find(({ isOpen }) => isOpen);
          if (open) store.payments.settle(open.id, each.completed ? 'completed' : 'cancelled');
          if (open) Object.assign(open, { isOpen: false, counts: each.completed });
        }
        for (const period of limitPeriods) {
          const isNow = ({ at: time }: { at: number }) =>
            windowName(time, period, code) === windowName(Date.now(), period, code);
          const sum = (entries: readonly { at: number; amount: number }[]) =>
            entries.filter(isNow).reduce((total, { amount }) => total + amount, 0);
          const used = [find('Deposit', period).used, find('Loss', period).used];
          expect(used).toEqual([sum(deposits.filter(({ counts }) => counts)), Math.max(0, sum(results))]);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
