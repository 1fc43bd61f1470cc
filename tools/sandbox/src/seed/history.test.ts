import { createStore } from '../store/index.ts';
import { allTime } from '../store/players/windows.ts';
import { acme } from '../testing/testPlatform.ts';
import { addHistory, seedHistory } from './history.ts';
import { seededStore } from './index.ts';

const day = 86_400_000;
const sum = (store: ReturnType<typeof createStore>, playerId: string) =>
  store.database.get<{ amount: number; lowest: number }>(
    `SELECT sum(amount) AS amount, min(running) AS lowest FROM (
       SELECT amount, sum(amount) OVER (ORDER BY createdAt, id) AS running FROM ledger
       WHERE walletId = ?)`,
    store.wallets.ofPlayer(playerId).id,
  );

it('gives the demo player a year of at least 5,000 rounds, and leaves the balance as it was', async () => {
  const store = await seededStore(acme);
  const playerId = store.players.findByEmail('player@lobby.test')?.id ?? '';
  const { balance } = store.wallets.ofPlayer(playerId);
  seedHistory(store);
  const { count, staked, won } = store.history.roundTotals(playerId, allTime);
  expect(count).toBeGreaterThanOrEqual(5000);
  expect(won / staked).toBeGreaterThan(0.8);
  expect(won / staked).toBeLessThan(1.1);
  expect(store.wallets.ofPlayer(playerId).balance).toBe(balance);
  expect(sum(store, playerId)).toEqual({ amount: balance, lowest: expect.any(Number) });
  expect(sum(store, playerId)?.lowest).toBeGreaterThanOrEqual(0);
  const [newest] = store.history.rounds(playerId, allTime, 1) ?? [];
  expect(newest?.createdAt).toBeLessThan(store.now() - day);
  const states = new Set(store.payments.ofPlayer(playerId, 'Withdrawal').map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['Cancelled', 'Completed']);
  expect(store.sessions.history(playerId).length).toBeGreaterThan(100);
  expect(store.sessions.ofPlayer(playerId)).toEqual([]);
  // Only once.
  seedHistory(store);
  expect(store.history.roundTotals(playerId, allTime).count).toBe(count);
});

it('is the same for the same seed, for any number of days', async () => {
  const roundsOf = async () => {
    const store = await seededStore(acme);
    const playerId = store.players.findByEmail('new@lobby.test')?.id ?? '';
    const count = addHistory(store, playerId, { days: 30, seed: 5 });
    const { staked, won } = store.history.roundTotals(playerId, allTime);
    return [count, staked, won, store.payments.ofPlayer(playerId).length];
  };
  expect(await roundsOf()).toEqual(await roundsOf());
});
