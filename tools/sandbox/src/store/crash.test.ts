import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type Store } from './index.ts';

// Each case starts a process, which takes its time on a busy machine: this is for one that hangs.
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const initialBalance = 1_000_000;

/** Moves money in a child process that is killed before the given write of its third transaction. @returns its store */
async function runUntilKilled(kind: string, write: number): Promise<Store> {
  const file = join(folder, `${kind}-${write}.sqlite`);
  const script = join(import.meta.dirname, '../testing/crashingProcess.ts');
  // The processes share their compiled code.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const child = spawn(process.execPath, [script, file, kind, String(write)], { env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  expect(output).toBe('first\nsecond\n');
  return createStore(file);
}
const movements = ({ database }: Store) =>
  database.all('SELECT moneyType, amount, reference FROM ledger WHERE reference IS NOT NULL ORDER BY id');
const ledgerSum = ({ database }: Store) =>
  database.get<{ amount: number }>('SELECT sum(amount) AS amount FROM ledger')?.amount;

it.each([1, 2, 3, 4, 5])('has each round completely or not at all after a kill -9 before write %d', async (write) => {
  const store = await runUntilKilled('round', write);
  const rounds = store.database.all('SELECT id FROM rounds ORDER BY createdAt, id');
  expect(rounds).toEqual([{ id: 'first' }, { id: 'second' }]);
  expect(movements(store)).toEqual(
    ['first', 'second'].flatMap((reference) => [
      { moneyType: 'CasinoBet', amount: -100, reference },
      { moneyType: 'CasinoWin', amount: 90, reference },
    ]),
  );
  expect(store.wallets.ofPlayer('player').balance).toBe(initialBalance - 2 * 10);
  expect(ledgerSum(store)).toBe(initialBalance - 2 * 10);
  store.close();
});

it.each([1, 2, 3, 4, 5, 6])(
  'has each contribution with its round or not at all after a kill -9 before write %d',
  async (write) => {
    const store = await runUntilKilled('contribution', write);
    expect(movements(store)).toEqual(
      ['first', 'second'].flatMap((reference) => [
        { moneyType: 'CasinoBet', amount: -1000, reference },
        { moneyType: 'JackpotContribution', amount: -100, reference },
      ]),
    );
    expect(store.database.all('SELECT roundId FROM jackpotContributions ORDER BY roundId')).toEqual([
      { roundId: 'first' },
      { roundId: 'second' },
    ]);
    expect(store.pots.all('main').at(-1)).toMatchObject({ id: 'total', value: 6_000_000 });
    expect(store.wallets.ofPlayer('player').balance).toBe(initialBalance - 2 * 1100);
    store.close();
  },
);

const bonusesOf = (store: Store) =>
  store.bonuses.ofPlayer('player').map(({ status, balance, paidOut }) => ({ status, balance, paidOut }));

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  'has each conversion with its round or not at all after a kill -9 before write %d',
  async (write) => {
    const store = await runUntilKilled('converted bonus', write);
    const converted = { status: 'Converted', balance: 0, paidOut: 60 };
    expect(bonusesOf(store)).toEqual([converted, converted, { status: 'Active', balance: 100, paidOut: 0 }]);
    expect(store.play.findRound('round third')).toBeUndefined();
    const balance = initialBalance - 2 * 100 + 2 * 60;
    expect(store.wallets.ofPlayer('player')).toMatchObject({ balance, bonusBalance: 100 });
    expect(ledgerSum(store)).toBe(balance);
    store.close();
  },
);

it.each([1, 2, 3, 4])('has each forfeit completely or not at all after a kill -9 before write %d', async (write) => {
  const store = await runUntilKilled('forfeited bonus', write);
  const forfeited = { status: 'Forfeited', balance: 0, paidOut: 0 };
  expect(bonusesOf(store)).toEqual([forfeited, forfeited, { status: 'Active', balance: 100, paidOut: 0 }]);
  expect(store.wallets.ofPlayer('player')).toMatchObject({ balance: initialBalance, bonusBalance: 100 });
  store.close();
});

it.each([1, 2])('has each claim completely or not at all after a kill -9 before write %d', async (write) => {
  const store = await runUntilKilled('claimed reward', write);
  expect(['first', 'second', 'third'].map((id) => store.rewards.find(id))).toMatchObject([
    { status: 'Credited', paidAt: expect.any(Number), claimId: 'first' },
    { status: 'Credited', paidAt: expect.any(Number), claimId: 'second' },
    { status: 'Unclaimed', paidAt: null, claimId: null },
  ]);
  expect(store.wallets.ofPlayer('player').balance).toBe(initialBalance + 2 * 100);
  expect(ledgerSum(store)).toBe(initialBalance + 2 * 100);
  store.close();
});

it.each([1, 2, 3, 4, 5, 6, 7])(
  'has each free spin with its win or not at all after a kill -9 before write %d',
  async (write) => {
    const store = await runUntilKilled('free spin', write);
    expect(store.freeSpins.ofPlayer('player').map(({ spinsLeft, won }) => [spinsLeft, won])).toEqual([
      [4, 50],
      [4, 50],
      [5, 0],
    ]);
    expect(bonusesOf(store).map(({ balance }) => balance)).toEqual([50, 50]);
    expect(store.play.findRound('round third')).toBeUndefined();
    expect(store.wallets.ofPlayer('player')).toMatchObject({ balance: initialBalance, bonusBalance: 100 });
    store.close();
  },
);

it.each([1, 2, 3, 4])('has each purchase completely or not at all after a kill -9 before write %d', async (write) => {
  const store = await runUntilKilled('purchase', write);
  expect(store.points.balance('player')).toBe(800);
  expect(store.shop.find('item')?.stock).toBe(8);
  expect(store.rewards.ofPlayer('player')).toHaveLength(2);
  expect(store.database.all('SELECT id FROM shopPurchases')).toEqual([{ id: 'first' }, { id: 'second' }]);
  store.close();
});

it('has each mission’s prize completely or not at all after a kill -9', async () => {
  const store = await runUntilKilled('mission', 1);
  expect(store.rewards.ofPlayer('player').map(({ reward }) => reward.type.name.en)).toEqual(
    expect.arrayContaining(['first', 'second']),
  );
  expect(store.rewards.ofPlayer('player')).toHaveLength(2);
  const claimed = Object.fromEntries(
    store.gamification.missions.ofPlayer('player').map(({ missionId, claimedAt }) => [missionId, claimedAt !== null]),
  );
  expect(claimed).toEqual({ first: true, second: true, third: false });
  store.close();
});

it.each([1, 2])('ends each tournament with its prizes or not at all after a kill -9 before write %d', async (write) => {
  const store = await runUntilKilled('tournament', write);
  const { tournaments } = store.gamification;
  const names = () => store.rewards.ofPlayer('player').map(({ reward }) => reward.type.name.en);
  expect(names().toSorted()).toEqual(['first', 'second']);
  const third = tournaments.ofPlayer('player').find(({ finishedAt }) => finishedAt === null);
  expect(third?.name).toEqual({ en: 'third' });
  tournaments.finish(third?.id ?? '');
  expect(names().toSorted()).toEqual(['first', 'second', 'third']);
  store.close();
});

interface PaymentCase {
  kind: string;
  /** State after the first two transactions and before the third; undefined for a payment that was never made. */
  states: [completed: string, interrupted: string | undefined];
  prepared?: [moneyType: string, amount: number];
  moved: [moneyType: string, amount: number];
}
const paymentCases: PaymentCase[] = [
  { kind: 'deposit', states: ['Completed', undefined], moved: ['Deposit', 100] },
  { kind: 'withdrawal', states: ['Initialized', undefined], moved: ['InitWithdrawal', -100] },
  { kind: 'settled deposit', states: ['Completed', 'Initialized'], moved: ['Deposit', 100] },
  {
    kind: 'cancelled withdrawal',
    states: ['Cancelled', 'Initialized'],
    prepared: ['InitWithdrawal', -100],
    moved: ['WithdrawalCancelled', 100],
  },
];

it.each(paymentCases.flatMap((each) => [1, 2, 3].map((write) => ({ ...each, write }))))(
  'has each $kind completely or not at all after a kill -9 before write $write',
  async ({ kind, states: [completed, interrupted], prepared, moved, write }) => {
    const store = await runUntilKilled(kind, write);
    expect(['first', 'second', 'third'].map((id) => store.payments.find(id)?.state)).toEqual([
      completed,
      completed,
      interrupted,
    ]);
    const entries = (ids: string[], [moneyType, amount]: [string, number]) =>
      ids.map((reference) => ({ moneyType, amount, reference }));
    const expected = [
      ...(prepared ? entries(['first', 'second', 'third'], prepared) : []),
      ...entries(['first', 'second'], moved),
    ];
    expect(movements(store)).toEqual(expected);
    const balance = expected.reduce((sum, { amount }) => sum + amount, initialBalance);
    expect(store.wallets.ofPlayer('player').balance).toBe(balance);
    expect(ledgerSum(store)).toBe(balance);
    store.close();
  },
);

it('keeps the moved clock after a restart', () => {
  const file = join(folder, 'clock.sqlite');
  const first = createStore(file);
  first.moveClock(3_600_000);
  first.close();
  const second = createStore(file);
  expect(second.now() - Date.now()).toBeGreaterThan(3_590_000);
  second.close();
});
