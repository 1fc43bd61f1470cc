import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays round after round in a process of its own, which is killed while it does. */
async function playUntilKilled(file: string): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/endlessRounds.ts'), file]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    if (output.split('\n').length > 25) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // The last line may be cut.
  return output.split('\n').slice(0, -1);
}

it('has each round whole or not at all after a kill -9, and none that was told is lost', async () => {
  const file = join(folder, 'killed.sqlite');
  const told = await playUntilKilled(file);
  const store = createStore(file);
  const wallet = store.wallets.ofPlayer('player');
  const rounds = store.database.all<{ id: string }>("SELECT id FROM rounds WHERE state = 'closed'").map(({ id }) => id);
  const movements = store.database.all<{ amount: number; reference: string | null }>(
    'SELECT amount, reference FROM ledger',
  );

  expect(told.length).toBeGreaterThan(20);
  expect(rounds).toEqual(expect.arrayContaining(told));
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet.balance);
  for (const id of rounds) expect(movements.filter((movement) => movement.reference === id)).toHaveLength(2);
  expect(movements.filter(({ reference }) => reference !== null)).toHaveLength(rounds.length * 2);
  store.close();
}, 20_000);

it('keeps the moved clock over a restart', () => {
  const file = join(folder, 'clock.sqlite');
  const first = createStore(file);
  first.moveClock(3_600_000);
  first.close();
  const second = createStore(file);
  expect(second.now() - Date.now()).toBeGreaterThan(3_590_000);
  second.close();
});
