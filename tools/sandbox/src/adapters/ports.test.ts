import { randomUUID } from 'node:crypto';
import type { PartnerPorts } from '../partners/ports.ts';
import { createPartnerPorts } from './index.ts';
import { seededStore } from '../seed/index.ts';
import type { Store } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';

let store: Store;
let ports: PartnerPorts;
beforeEach(async () => {
  store = await seededStore(acme);
  ports = createPartnerPorts(store, acme);
});
afterEach(() => store.close());

const idOf = (email: string) => store.players.findByEmail(email)?.id ?? '';
const slot = () => store.games.all().find((game) => game.kind === 'slot');

describe('accounts', () => {
  it('registers a player with an empty wallet in the brand’s currency, and each address only once', async () => {
    const newcomer = { email: 'someone@lobby.test', password: 'long enough', language: 'fi' };
    const account = await ports.accounts.register('acme', newcomer);
    if (account === 'taken') throw new Error('taken');
    expect(store.wallets.ofPlayer(account.playerId)).toMatchObject({ balance: 0, currency: 'EUR' });
    expect(store.players.find(account.playerId)?.profile).toMatchObject({ country: 'FI', language: 'fi_FI' });
    expect(await ports.accounts.register('acme', { ...newcomer, email: 'SOMEONE@lobby.test' })).toBe('taken');
    expect(await ports.accounts.signIn('acme', newcomer.email, newcomer.password)).toEqual(account);
    expect(await ports.accounts.signIn('acme', newcomer.email, 'wrong')).toBeUndefined();
  });
});

describe('rounds', () => {
  const place = (email: string, stake: number, payout = 0, roundId = 'round') =>
    ports.games.placeRound({
      brand: 'acme',
      playerId: idOf(email),
      gameSlug: slot()?.slug ?? '',
      roundId,
      stake,
      payout,
      state: 'closed',
      details: '{}',
    });

  it('places a round and returns the balance', () => {
    expect(place('player@lobby.test', 100, 50)).toMatchObject({ status: 'placed', balance: 24_950, currency: 'EUR' });
  });

  it('rejects a stake above the balance, and every stake of a player who may not play', () => {
    expect(place('new@lobby.test', 1)).toEqual({ status: 'rejected', reason: 'insufficient-funds' });
    for (const email of ['excluded@lobby.test', 'timeout@lobby.test', 'closed@lobby.test'])
      expect(place(email, 1)).toEqual({ status: 'rejected', reason: 'blocked' });
  });

  it('lets a player who may no longer play finish an open round', () => {
    const playerId = idOf('player@lobby.test');
    const step = { brand: 'acme', playerId, gameSlug: slot()?.slug ?? '', roundId: 'open', details: '{}' };
    ports.games.placeRound({ ...step, stake: 100, payout: 0, state: 'open' });
    store.players.update(playerId, { exclusionEndsAt: '2099-01-01T00:00:00Z' });
    expect(ports.games.openRound('acme', playerId, step.gameSlug)?.roundId).toBe('open');
    expect(ports.games.placeRound({ ...step, stake: 0, payout: 300, state: 'closed' })).toMatchObject({
      status: 'placed',
      balance: 25_200,
    });
  });
});

describe('payments', () => {
  const record = (email: string, type: 'deposit' | 'withdrawal', amount: number, state = 'completed' as const) => {
    const cashierSession = store.payments.startCashierSession(
      idOf(email),
      type === 'deposit' ? 'Deposit' : 'Withdrawal',
    );
    return ports.payments.record(
      {
        id: randomUUID(),
        sessionId: cashierSession.id,
        type,
        method: 'creditcard',
        amount,
        account: '400000******9995',
      },
      state,
    );
  };

  it('records a deposit, and lists its account first', () => {
    expect(record('player@lobby.test', 'deposit', 5_000)).toMatchObject({ status: 'recorded', balance: 30_000 });
    const cashierSession = store.payments.startCashierSession(idOf('player@lobby.test'), 'Deposit');
    expect(ports.payments.session(cashierSession.id)?.accounts.map(({ label }) => label)).toEqual([
      '400000******9995',
      '411111******1111',
    ]);
    const last = store.payments.lastCompletedDeposit(idOf('player@lobby.test'));
    expect(JSON.parse(last?.payload ?? '')).toMatchObject({
      attributes: { paymentMethod: 'creditcard' },
      debtor: { account: '400000******9995' },
      txName: 'CreditcardDeposit',
    });
  });

  it.each([
    ['an amount below the minimum', 'player@lobby.test', 'deposit', 1_999, 'amount'],
    ['an amount above the maximum', 'player@lobby.test', 'deposit', 100_000_000_000, 'amount'],
    ['a fraction of a cent', 'player@lobby.test', 'deposit', 2_000.5, 'amount'],
    ['a deposit while deposits are blocked', 'blocked@lobby.test', 'deposit', 2_000, 'blocked'],
    ['a deposit while excluded', 'excluded@lobby.test', 'deposit', 2_000, 'blocked'],
    ['a withdrawal while withdrawals are blocked', 'nowithdrawals@lobby.test', 'withdrawal', 2_000, 'blocked'],
    ['a withdrawal above the balance', 'player@lobby.test', 'withdrawal', 25_001, 'insufficient-funds'],
  ] as const)('rejects %s', (_what, email, type, amount, reason) => {
    const before = store.wallets.ofPlayer(idOf(email));
    expect(record(email, type, amount)).toEqual({ status: 'rejected', reason });
    expect(store.wallets.ofPlayer(idOf(email))).toEqual(before);
  });

  it('takes no more by a method than it is offered for', () => {
    const player = idOf('player@lobby.test');
    store.wallets.set(player, { balance: 5_000_000 });
    const before = store.wallets.ofPlayer(player);
    for (const type of ['deposit', 'withdrawal'] as const)
      expect(record('player@lobby.test', type, 500_001)).toEqual({ status: 'rejected', reason: 'amount' });
    expect(store.wallets.ofPlayer(player)).toEqual(before);
    for (const type of ['deposit', 'withdrawal'] as const)
      expect(record('player@lobby.test', type, 500_000)).toMatchObject({ status: 'recorded' });
  });

  it('takes nothing out in a session for deposits, which requests no second factor, and nothing in in one for withdrawals', () => {
    const playerId = idOf('player@lobby.test');
    const before = store.wallets.ofPlayer(playerId);
    const payment = { method: 'creditcard', amount: 2_000, account: '411111******1111' } as const;
    for (const [method, type] of [
      ['Deposit', 'withdrawal'],
      ['Withdrawal', 'deposit'],
    ] as const) {
      const sessionId = store.payments.startCashierSession(playerId, method).id;
      expect(ports.payments.record({ ...payment, id: randomUUID(), sessionId, type }, 'completed')).toEqual({
        ...{ status: 'rejected', reason: 'blocked' },
      });
    }
    expect(store.wallets.ofPlayer(playerId)).toEqual(before);
  });

  it('rejects bank deposits from the date of the instant banking block on', () => {
    const playerId = idOf('player@lobby.test');
    const payByBank = () => {
      const sessionId = store.payments.startCashierSession(playerId, 'Deposit').id;
      const payment = {
        id: randomUUID(),
        sessionId,
        type: 'deposit',
        method: 'bank',
        amount: 2_000,
        account: 'FI21 **** 5785',
      } as const;
      return ports.payments.record(payment, 'pending');
    };
    const setBlock = (isInstantBankingBlocked: boolean, from: number | null) =>
      store.players.update(playerId, {
        isInstantBankingBlocked,
        instantBankingBlockActiveFrom: from === null ? null : new Date(from).toISOString(),
      });
    setBlock(true, null);
    expect(payByBank()).toEqual({ status: 'rejected', reason: 'blocked' });
    setBlock(true, store.now() + 60_000);
    expect(payByBank()).toMatchObject({ status: 'recorded' });
    store.moveClock(60_000);
    expect(payByBank()).toEqual({ status: 'rejected', reason: 'blocked' });
    setBlock(false, null);
    expect(payByBank()).toMatchObject({ status: 'recorded' });
  });

  it('rejects a deposit whose player is excluded while the provider answers, and pays a withdrawal', () => {
    const playerId = idOf('player@lobby.test');
    const payment = { method: 'ewallet', amount: 2_000, account: 'name@example.com' } as const;
    const deposit = store.payments.startCashierSession(playerId, 'Deposit').id;
    const withdrawal = store.payments.startCashierSession(playerId, 'Withdrawal').id;
    store.players.update(playerId, { exclusionEndsAt: '2099-01-01T00:00:00Z' });
    expect(
      ports.payments.record({ ...payment, id: randomUUID(), sessionId: deposit, type: 'deposit' }, 'completed'),
    ).toEqual({ status: 'rejected', reason: 'session-expired' });
    expect(
      ports.payments.record({ ...payment, id: randomUUID(), sessionId: withdrawal, type: 'withdrawal' }, 'completed'),
    ).toMatchObject({ status: 'recorded', balance: 23_000 });
  });

  it('expires a cashier session', () => {
    const cashierSession = store.payments.startCashierSession(idOf('player@lobby.test'), 'Deposit');
    store.moveClock(16 * 60_000);
    expect(ports.payments.session(cashierSession.id)).toBeUndefined();
  });

  it('ends a cashier session with the player’s session, and rejects its payment', () => {
    const playerId = idOf('player@lobby.test');
    const { session } = store.sessions.startCustom(playerId, 'Sms');
    const cashierSession = store.payments.startCashierSession(playerId, 'Deposit', session.id);
    expect(ports.payments.session(cashierSession.id)).toBeDefined();
    store.sessions.end(session.id);
    expect(ports.payments.session(cashierSession.id)).toBeUndefined();
    const payment = { id: randomUUID(), sessionId: cashierSession.id, amount: 5_000, account: '400000******9995' };
    expect(ports.payments.record({ ...payment, type: 'deposit', method: 'creditcard' }, 'completed')).toEqual({
      status: 'rejected',
      reason: 'session-expired',
    });
  });
});

it('redeems no launch of a session that has ended', () => {
  const playerId = idOf('player@lobby.test');
  const { session } = store.sessions.startCustom(playerId, 'Sms');
  const game = { playerId, lookupId: slot()?.lookupId ?? '', currency: 'EUR', locale: 'en_GB' };
  const { id } = store.play.launch({ ...game, sessionId: session.id });
  const other = store.play.launch({ ...game, sessionId: session.id });
  const launch = ports.games.redeemLaunch(id);
  expect(launch && ports.games.hasEnded(launch)).toBe(false);
  store.sessions.destroy(session.id, playerId);
  expect(launch && ports.games.hasEnded(launch)).toBe(true);
  expect(ports.games.redeemLaunch(other.id)).toBeUndefined();
});
