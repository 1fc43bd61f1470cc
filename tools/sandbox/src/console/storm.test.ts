import { seededStore } from '../seed/index.ts';
import type { StoreEvent } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';
import type { ConsoleContext } from './command.ts';
import { storm } from './storm.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const email = 'player@lobby.test';

async function startStorm(args: object) {
  const store = await seededStore(acme);
  const pushed: StoreEvent[] = [];
  const player = store.players.findByEmail(email);
  store.events.on((event) => void pushed.push(event));
  const running = storm.run({ store } as ConsoleContext, { player: email, ...args });
  return { store, running, balance: () => store.wallets.ofPlayer(player?.id ?? '').balance, pushed };
}

it('pushes balances, levels and rewards in equal parts, and says how many', async () => {
  const { running, balance, pushed } = await startStorm({ perSecond: 60, seconds: 2 });
  const before = balance();
  await jest.advanceTimersByTimeAsync(1000);
  expect(pushed).toHaveLength(61);
  await jest.advanceTimersByTimeAsync(1020);
  expect(pushed).toHaveLength(121);
  expect(balance()).toBe(before + 40);
  expect(await running).toEqual({
    sent: { balanceUpdated: 40, playerUpdated: 40, rewardUpdated: 41 },
    balance: (balance() / 100).toFixed(2),
  });
});

it('pushes messages of one kind where it is named', async () => {
  const { running } = await startStorm({ perSecond: 60, seconds: 1, message: 'balanceUpdated' });
  await jest.advanceTimersByTimeAsync(1020);
  expect(await running).toMatchObject({ sent: { balanceUpdated: 60, playerUpdated: 0 } });
});

it('makes up at once for what a busy machine has missed', async () => {
  const { running, pushed } = await startStorm({ perSecond: 60, seconds: 2 });
  const spy = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1500);
  await jest.advanceTimersByTimeAsync(10);
  expect(pushed.length).toBeGreaterThanOrEqual(90);
  spy.mockRestore();
  await jest.advanceTimersByTimeAsync(2000);
  await running;
  expect(pushed).toHaveLength(121);
});

it('is rejected for a player who does not exist', async () => {
  const store = await seededStore(acme);
  await expect(
    storm.run({ store } as ConsoleContext, { player: 'nobody@lobby.test', perSecond: 1, seconds: 1 }),
  ).rejects.toThrow('There is no player');
});
