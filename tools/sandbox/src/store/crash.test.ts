import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays rounds in a process of its own, which is killed before the so-and-so-many-th write of its third round. */
async function playUntilKilled(file: string, write: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/killedRounds.ts'), file, String(write)]);
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (told += String(chunk)));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return told.trim().split('\n');
}

it.each([1, 2, 3, 4, 5])('has each round whole or not at all after a kill -9 before write %d', async (write) => {
  const file = join(folder, `killed-${write}.sqlite`);
  const told = await playUntilKilled(file, write);
  const store = createStore(file);
  const rounds = store.database.all<{ id: string }>('SELECT id FROM rounds ORDER BY createdAt, id').map(({ id }) => id);
  const movements = store.database.all<{ moneyType: string; reference: string | null }>(
    'SELECT moneyType, reference FROM ledger WHERE reference IS NOT NULL ORDER BY id',
  );

  expect(told).toEqual(['round-1', 'round-2']);
  expect(rounds).toEqual(told);
  expect(movements).toEqual(
    told.flatMap((reference) => [
      { moneyType: 'CasinoBet', reference },
      { moneyType: 'CasinoWin', reference },
    ]),
  );
  expect(store.wallets.ofPlayer('player').balance).toBe(1_000_000 - 2 * 10);
  store.close();
});

it('keeps the moved clock over a restart', () => {
  const file = join(folder, 'clock.sqlite');
  const first = createStore(file);
  first.moveClock(3_600_000);
  first.close();
  const second = createStore(file);
  expect(second.now() - Date.now()).toBeGreaterThan(3_590_000);
  second.close();
});
