import fc from 'fast-check';
import { seededStore } from '../seed/index.ts';
import { acme } from '../testing/testPlatform.ts';
import {
  InsufficientFunds,
  OutOfRange,
  fromEuroMinor,
  toDecimal,
  toMinor,
  type RoundStep,
  type Store,
  type StoreEvent,
} from './index.ts';

let store: Store;
let playerId: string;
let lookupId: string;
let events: StoreEvent[];

beforeEach(async () => {
  store = await seededStore(acme);
  playerId = store.players.findByEmail('lowfunds@lobby.test')?.id ?? '';
  lookupId = store.games.all().find((game) => game.kind === 'slot')?.lookupId ?? '';
  store.wallets.set(playerId, { balance: 1000 });
  events = [];
  store.events.on((event) => event.name !== 'raffleTicketsUpdated' && events.push(event));
});
afterEach(() => store.close());

const step = (change: Partial<RoundStep>): RoundStep => ({
  roundId: 'round',
  playerId,
  lookupId,
  stake: 0,
  payout: 0,
  state: 'closed',
  details: '{}',
  ...change,
});
const ledgerSum = () =>
  store.database.get<{ amount: number; bonus: number }>(
    'SELECT sum(amount) AS amount, sum(bonusAmount) AS bonus FROM ledger WHERE walletId = ?',
    store.wallets.ofPlayer(playerId).id,
  );

it('debits and credits a round in one transaction, and publishes both movements after the commit', () => {
  const wallet = store.play.placeRound(step({ stake: 200, payout: 500 }));
  expect(wallet).toMatchObject({ balance: 1300, bonusBalance: 0 });
  expect(events.map((event) => event.data)).toMatchObject([
    { moneyType: 'CasinoBet', amount: -200, balance: 800 },
    { moneyType: 'CasinoWin', amount: 500, balance: 1300 },
  ]);
});

it('changes and publishes nothing when funds are insufficient', () => {
  expect(() => store.play.placeRound(step({ stake: 1001, payout: 9999 }))).toThrow(InsufficientFunds);
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1000);
  expect(store.play.findRound('round')).toBeUndefined();
  expect(events).toEqual([]);
});

it('rolls a transaction back when its last step fails, and drops its events', () => {
  expect(() =>
    store.transaction(() => {
      store.play.placeRound(step({ stake: 200 }));
      throw new Error('last step');
    }),
  ).toThrow('last step');
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1000);
  expect(events).toEqual([]);
  // They are not published with the next transaction either.
  store.play.placeRound(step({ stake: 300 }));
  expect(events.map((event) => event.data)).toMatchObject([{ amount: -300, balance: 700 }]);
});

it('resets the clock when the transaction that moved it fails', () => {
  expect(() =>
    store.transaction(() => {
      store.moveClock(86_400_000);
      throw new Error('last step');
    }),
  ).toThrow('last step');
  expect(Math.abs(store.now() - Date.now())).toBeLessThan(5000);
});

it.each([Number.MAX_SAFE_INTEGER + 1, NaN, Infinity])('rejects the balance %d and changes nothing', (balance) => {
  expect(() => store.wallets.set(playerId, { balance })).toThrow(OutOfRange);
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1000);
});

it('continues an open round, but not a closed one', () => {
  store.play.placeRound(step({ stake: 100, payout: 50, state: 'open', details: '{"hand":1}' }));
  expect(store.play.openRound(playerId, lookupId)).toMatchObject({ id: 'round', details: '{"hand":1}' });
  store.play.placeRound(step({ stake: 100, payout: 400, details: '{"hand":2}' }));
  expect(store.play.findRound('round')).toMatchObject({ stake: 200, payout: 450, state: 'closed' });
  expect(store.play.openRound(playerId, lookupId)).toBeUndefined();
  expect(() => store.play.placeRound(step({ payout: 400 }))).toThrow('cannot be continued');
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1250);
});

it.each<[string, () => Partial<RoundStep>]>([
  ['another player', () => ({ playerId: store.players.findByEmail('player@lobby.test')?.id ?? '' })],
  ['another game', () => ({ lookupId: store.games.all().find((game) => game.lookupId !== lookupId)?.lookupId ?? '' })],
])('does not let %s continue an open round', (_, other) => {
  store.play.placeRound(step({ stake: 100, state: 'open' }));
  expect(() => store.play.placeRound(step({ payout: 400, ...other() }))).toThrow('cannot be continued');
  expect(store.play.findRound('round')).toMatchObject({ playerId, lookupId, payout: 0, state: 'open' });
});

it('moves no money for declined payments, nor for a cancelled deposit', () => {
  const payment = { playerId, amount: 400, method: 'bank', provider: 'Bank', payload: {} };
  store.payments.record({ ...payment, type: 'Withdrawal', outcome: 'declined' });
  store.payments.record({ ...payment, type: 'Deposit', outcome: 'declined' });
  const pending = store.payments.record({ ...payment, type: 'Deposit', outcome: 'pending' }).payment;
  store.payments.settle(pending.id, 'cancelled');
  expect(store.payments.ofPlayer(playerId).slice(0, 3)).toMatchObject([
    { id: pending.id, state: 'Cancelled' },
    { type: 'Deposit', state: 'Cancelled' },
    { type: 'Withdrawal', state: 'Cancelled' },
  ]);
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1000);
  expect(events).toEqual([]);
});

it('debits a withdrawal at once and refunds it when it is cancelled', () => {
  const { payment } = store.payments.record({
    playerId,
    type: 'Withdrawal',
    amount: 400,
    method: 'bank',
    provider: 'BankWithdrawal',
    payload: {},
    outcome: 'pending',
  });
  expect(store.wallets.ofPlayer(playerId).balance).toBe(600);
  store.payments.settle(payment.id, 'cancelled', 'PaymentIssues');
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1000);
  expect(() => store.payments.settle(payment.id, 'cancelled')).toThrow('is not pending');
  expect(store.wallets.ofPlayer(playerId).balance).toBe(1000);
});

it('credits a reward only once', () => {
  const player = store.players.findByEmail('player@lobby.test')?.id ?? '';
  const reward = store.rewards
    .ofPlayer(player)
    .find((item) => item.status === 'Unclaimed' && item.reward.type.kind === 'MoneyDrop');
  const before = store.wallets.ofPlayer(player).balance;
  store.rewards.claim(reward?.assignationId ?? '');
  expect(store.wallets.ofPlayer(player).balance).toBe(before + 500);
  expect(() => store.rewards.claim(reward?.assignationId ?? '')).toThrow('cannot be claimed');
});

it('redeems a launch only once, and within five minutes', () => {
  const launch = () => store.play.launch({ playerId, lookupId, currency: 'EUR', locale: 'en_GB' }).id;
  const first = launch();
  expect(store.play.redeemLaunch(first)).toMatchObject({ playerId, lookupId });
  expect(store.play.redeemLaunch(first)).toBeUndefined();
  const second = launch();
  store.moveClock(6 * 60_000);
  expect(store.play.redeemLaunch(second)).toBeUndefined();
});

it('keeps wallet and ledger consistent, for any sequence of operations', () => {
  const money = fc.integer({ min: 0, max: 1500 });
  const action = fc.oneof(
    fc.record({ kind: fc.constant('round' as const), stake: money, payout: money }),
    fc.record({ kind: fc.constant('withdraw' as const), amount: fc.integer({ min: 1, max: 1500 }) }),
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 1500 }) }),
  );
  let round = 0;
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      for (const each of actions) {
        try {
          if (each.kind === 'round')
            store.play.placeRound(step({ roundId: `r${round++}`, stake: each.stake, payout: each.payout }));
          else
            store.payments.record({
              playerId,
              type: each.kind === 'deposit' ? 'Deposit' : 'Withdrawal',
              amount: each.amount,
              method: 'bank',
              provider: 'Bank',
              payload: {},
              outcome: 'completed',
            });
        } catch (error) {
          if (!(error instanceof InsufficientFunds)) throw error;
        }
        const { balance, bonusBalance } = store.wallets.ofPlayer(playerId);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(ledgerSum()).toEqual({ amount: balance, bonus: bonusBalance });
      }
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['12.50', 'EUR', 1250],
  ['12.5', 'EUR', 1250],
  ['0', 'EUR', 0],
  ['-0.01', 'EUR', -1],
  ['1200', 'JPY', 1200],
  ['1200.5', 'JPY', null],
  ['1.005', 'EUR', null],
  ['1e3', 'EUR', null],
  ['', 'EUR', null],
])('parses %s %s to %s minor units', (text, currency, minor) => {
  expect(toMinor(text, currency)).toBe(minor);
});

it('formats any amount so that it parses to the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
      fc.constantFrom('EUR', 'JPY'),
      (minor, currency) => {
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});

it.each(['XXX', 'constructor'])('treats the unknown currency %s as euro', (currency) => {
  expect(fromEuroMinor(1250, currency)).toBe(1250);
});

it('starts the reality check at the first game on any device, and again after a break of half an hour', () => {
  const launch = () => {
    store.play.launch({ playerId, lookupId, currency: 'EUR', locale: 'en_GB' });
    return store.players.find(playerId)?.profile.realityCheckStartedAt;
  };
  const first = launch();
  expect(first).toEqual(expect.any(String));
  store.sessions.startCustom(playerId, 'Sms');
  store.moveClock(20 * 60_000);
  expect(launch()).toBe(first);
  store.moveClock(20 * 60_000);
  store.play.placeRound(step({ stake: 100 }));
  store.moveClock(20 * 60_000);
  expect(launch()).toBe(first);
  store.moveClock(31 * 60_000);
  expect(launch()).not.toBe(first);
  // Acknowledging a reality check counts as play, too.
  store.moveClock(20 * 60_000);
  const acknowledgedAt = store.players.setRealityCheckStart(playerId, store.now()).profile.realityCheckStartedAt;
  store.moveClock(20 * 60_000);
  expect(launch()).toBe(acknowledgedAt);
});

it('rejects an async transaction', () => {
  const before = store.wallets.ofPlayer(playerId);
  expect(() =>
    store.transaction(async () => {
      store.wallets.set(playerId, { balance: 1 });
      await Promise.resolve();
    }),
  ).toThrow('must be synchronous');
  expect(store.wallets.ofPlayer(playerId)).toEqual(before);
});
