import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededStore } from '../../seed/index.ts';
import { acme } from '../../testing/testPlatform.ts';
import { createStore, InsufficientFunds, type RoundStep, type Store, type StoreEvent } from '../index.ts';
import { migrations } from '../migrations/index.ts';

const day = 86_400_000;

let store: Store;
let playerId: string;
let lookupId: string;

beforeEach(async () => {
  store = await seededStore(acme);
  playerId = store.players.findByEmail('new@lobby.test')?.id ?? '';
  lookupId = store.games.all().find((game) => game.bonusAllowed)?.lookupId ?? '';
});
afterEach(() => store.close());

const grant = (id: string, amount: number, wageringRequired: number, days: number | null = null) =>
  store.wallets.grantBonus({
    id,
    playerId,
    name: { en: id },
    amount,
    unlockTrigger: null,
    wageringRequired,
    expiresAt: days === null ? null : store.now() + days * day,
  });
const place = (roundId: string, change: Partial<RoundStep>) =>
  store.play.placeRound({
    roundId,
    playerId,
    lookupId,
    stake: 0,
    payout: 0,
    state: 'closed',
    details: '{}',
    ...change,
  });
const wallet = () => store.wallets.ofPlayer(playerId);
const bonuses = () =>
  Object.fromEntries(store.bonuses.ofPlayer(playerId).map(({ id, status, balance }) => [id, [status, balance]]));

it('stakes bonus money after real money, only in games that allow it, and pays its share of the win', () => {
  store.wallets.set(playerId, { balance: 1000 });
  grant('bonus', 1000, 10_000);
  const live = store.games.all().find((game) => !game.bonusAllowed)?.lookupId ?? '';
  expect(() => place('live', { lookupId: live, stake: 1500 })).toThrow(InsufficientFunds);
  expect(place('slot', { stake: 1500, payout: 300 })).toMatchObject({ balance: 200, bonusBalance: 600 });
});

it('converts a bonus to real money once its wagering requirement is met', () => {
  store.wallets.set(playerId, { balance: 1000 });
  grant('bonus', 500, 600);
  expect(place('first', { stake: 300 })).toMatchObject({ balance: 700, bonusBalance: 500 });
  expect(place('second', { stake: 300 })).toMatchObject({ balance: 900, bonusBalance: 0 });
  expect(bonuses()).toEqual({ bonus: ['Converted', 0] });
});

it('removes the money of an expired bonus', () => {
  const id = store.players.findByEmail('bonus@lobby.test')?.id ?? '';
  expect(store.wallets.ofPlayer(id).bonusBalance).toBe(10_000);
  store.moveClock(31 * day);
  expect(store.wallets.ofPlayer(id).bonusBalance).toBe(0);
});

it('converts only the bonus whose wagering requirement is met', () => {
  store.wallets.set(playerId, { balance: 600 });
  grant('older', 500, 600);
  grant('newer', 2000, 20_000);
  expect(place('round', { stake: 600 })).toMatchObject({ balance: 500, bonusBalance: 2000 });
  expect(bonuses()).toEqual({ older: ['Converted', 0], newer: ['Active', 2000] });
});

it('removes only the money of the expired bonus', () => {
  grant('older', 500, 5000, 1);
  grant('newer', 2000, 20_000, 10);
  store.moveClock(2 * day);
  expect(wallet()).toMatchObject({ balance: 0, bonusBalance: 2000 });
  expect(bonuses()).toEqual({ older: ['Expired', 0], newer: ['Active', 2000] });
});

it('keeps bonus money that belongs to no bonus when a bonus ends', () => {
  store.wallets.set(playerId, { balance: 600, bonusBalance: 70 });
  grant('staked', 500, 600);
  grant('unused', 300, 3000, 1);
  place('round', { stake: 600 });
  store.moveClock(2 * day);
  expect(wallet()).toMatchObject({ balance: 500, bonusBalance: 70 });
});

it('stakes the oldest bonus first and pays each its own share of the win', () => {
  grant('older', 300, 30_000);
  grant('newer', 2000, 20_000);
  expect(place('round', { stake: 400, payout: 1000 })).toMatchObject({ balance: 0, bonusBalance: 2900 });
  expect(bonuses()).toEqual({ older: ['Active', 750], newer: ['Active', 2150] });
});

it('splits a win exactly, however large', () => {
  grant('bonus', 962_065_250, 4e15);
  place('round', { stake: 962_065_250, payout: 98_050_333_764 });
  expect(wallet()).toMatchObject({ balance: 0, bonusBalance: 98_050_333_764 });
});

it('forfeits a bonus without money left, and counts stakes for the next one', () => {
  grant('older', 300, 3000);
  grant('newer', 2000, 2300);
  place('losing', { stake: 300 });
  expect(bonuses()).toEqual({ older: ['Forfeited', 0], newer: ['Active', 2000] });
  place('next', { stake: 100 });
  expect(store.bonuses.active(playerId)).toMatchObject([{ id: 'newer', wageringDone: 100 }]);
});

it('keeps a bonus while an open round may win its money back', () => {
  grant('bonus', 300, 3000);
  place('open', { stake: 300, state: 'open' });
  store.wallets.set(playerId, { balance: 50 });
  place('other', { stake: 50 });
  expect(bonuses()).toEqual({ bonus: ['Active', 0] });
  expect(place('open', { payout: 600 })).toMatchObject({ balance: 0, bonusBalance: 600 });
  expect(bonuses()).toEqual({ bonus: ['Active', 600] });
});

it('debits the oldest bonus first when the console lowers the bonus balance', () => {
  grant('older', 300, 3000);
  grant('newer', 2000, 20_000);
  store.wallets.set(playerId, { bonusBalance: 1500 });
  expect(bonuses()).toEqual({ older: ['Active', 0], newer: ['Active', 1500] });
});

it('rejects a bonus of zero', () => {
  expect(() => grant('zero', 0, 0)).toThrow('greater than zero');
  expect(bonuses()).toEqual({});
});

it('publishes the progress of the oldest bonus, which is 1 without a wagering requirement', () => {
  const published: unknown[] = [];
  store.events.on((event: StoreEvent) => {
    if (event.name === 'balanceUpdated') published.push(event.data.wageringProgress);
  });
  grant('free', 300, 0);
  store.wallets.set(playerId, { balance: 100 });
  place('round', { stake: 100 });
  grant('next', 200, 400);
  place('half', { stake: 100 });
  place('more', { stake: 100 });
  expect(published).toEqual([1, 1, 1, null, 0, 0.25, 0.5]);
});

it('keeps wallets, ledgers and bonuses consistent, for any sequence of operations', () => {
  const money = fc.integer({ min: 0, max: 1500 });
  const positive = fc.integer({ min: 1, max: 1500 });
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('grant' as const),
      amount: positive,
      factor: fc.integer({ min: 1, max: 5 }),
      days: positive,
    }),
    fc.record({ kind: fc.constant('round' as const), stake: money, payout: money, isOpen: fc.boolean() }),
    fc.record({ kind: fc.constant('continue' as const), stake: money, payout: money }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant('set' as const), balance: money, bonusBalance: money }),
  );
  let count = 0;
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      for (const each of actions) {
        const before = wallet();
        const balancesBefore = new Map(store.bonuses.ofPlayer(playerId).map(({ id, balance }) => [id, balance]));
        count += 1;
        try {
          if (each.kind === 'grant') grant(`b${count}`, each.amount, each.amount * each.factor, each.days);
          else if (each.kind === 'wait') store.moveClock(each.days * day);
          else if (each.kind === 'set') store.wallets.set(playerId, each);
          else {
            const open = store.play.openRound(playerId, lookupId)?.id;
            const roundId = each.kind === 'continue' && open ? open : `r${count}`;
            const state = each.kind === 'round' && each.isOpen ? 'open' : 'closed';
            place(roundId, { stake: each.stake, payout: each.payout, state });
            const { balance, bonusBalance } = wallet();
            expect(balance + bonusBalance).toBe(before.balance + before.bonusBalance - each.stake + each.payout);
          }
        } catch (error) {
          if (!(error instanceof InsufficientFunds)) throw error;
        }
        let expired = 0;
        let total = 0;
        for (const { id, status, balance } of store.bonuses.ofPlayer(playerId)) {
          if (status !== 'Active') expect([id, balance]).toEqual([id, 0]);
          if (status === 'Expired') expired += balancesBefore.get(id) ?? 0;
          total += balance;
        }
        const { id: walletId, balance, bonusBalance } = wallet();
        expect(total).toBeLessThanOrEqual(bonusBalance);
        if (each.kind === 'wait') expect(balance + bonusBalance).toBe(before.balance + before.bonusBalance - expired);
        expect(
          store.database.get(
            'SELECT total(amount) AS a, total(bonusAmount) AS b FROM ledger WHERE walletId = ?',
            walletId,
          ),
        ).toEqual({ a: balance, b: bonusBalance });
        expect(
          store.database.all(
            'SELECT bonuses.id FROM bonuses LEFT JOIN bonusLedger ON bonusId = bonuses.id GROUP BY bonuses.id HAVING total(bonusLedger.amount) <> balance',
          ),
        ).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

it('migrates bonus balances of older data to the active bonuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'older.sqlite');
  const older = new DatabaseSync(file);
  older.exec(`${migrations[0]}; PRAGMA user_version = 1`);
  const bonusBalances = { winner: 900, loser: 250, empty: 0 };
  for (const [id, bonusBalance] of Object.entries(bonusBalances)) {
    older.exec(`INSERT INTO players VALUES ('${id}', '${id}@lobby.test', '', '{}', 0)`);
    older.exec(`INSERT INTO wallets VALUES ('${id}', '${id}', 'EUR', 0, ${bonusBalance})`);
    for (const [name, amount, status] of [
      ['ended', 500, 'Converted'],
      ['first', 100, 'Active'],
      ['second', 200, 'Active'],
      ['third', 150, 'Active'],
    ])
      older.exec(
        `INSERT INTO bonuses VALUES ('${id} ${name}', '${id}', '', ${amount}, 'EUR', '${status}', NULL, 1000, 0, NULL)`,
      );
  }
  older.close();
  const newer = createStore(file);
  const balances = (id: string) => newer.bonuses.ofPlayer(id).map(({ balance }) => balance);
  expect(balances('winner')).toEqual([0, 550, 200, 150]);
  expect(balances('loser')).toEqual([0, 0, 100, 150]);
  expect(balances('empty')).toEqual([0, 0, 0, 0]);
  newer.close();
  rmSync(folder, { recursive: true });
});
