import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { constants, cpus, setPriority } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { createArt } from './art.ts';
import type { WarmingOrder } from './warming.ts';

/** Share of the machine's time that has to be left while a picture is rendered; below it the machine is busy. */
const idleShare = 0.15;
/** On a busy machine each picture is followed by a rest of this many times its duration. */
const restFactor = 5;

process.once('disconnect', () => process.exit());
process.once('message', (order: WarmingOrder) => {
  warm(order).then(
    () => process.exit(),
    (error: unknown) => {
      console.error('The pictures are not rendered ahead:', error);
      process.exit(1);
    },
  );
});

async function warm({ directory, games, pictures }: WarmingOrder): Promise<void> {
  lowerPriority();
  const lock = lockDirectory(directory);
  if (!lock) return;
  const art = createArt(
    {
      all: () => games,
      find: (slug) => games.find((game) => game.slug === slug),
      studio: (slug) => games.find(({ studio }) => studio.slug === slug)?.studio,
    },
    directory,
  );
  for (const { path, width } of pictures) {
    const [start, before] = [performance.now(), machineTime()];
    await art.picture(path, width);
    const [duration, after] = [performance.now() - start, machineTime()];
    const isBusy = after.idle - before.idle < idleShare * (after.total - before.total);
    if (isBusy) await wait(duration * restFactor);
  }
  lock.close();
}

/** Linux keeps a priority for each thread; elsewhere it is the process's. */
function lowerPriority(): void {
  const tasks = '/proc/self/task';
  const threads = existsSync(tasks) ? readdirSync(tasks).map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

/**
 * Several sandboxes may share the directory, and have the same catalogue: one of them renders. SQLite's lock ends with
 * its process, however that ends.
 */
function lockDirectory(directory: string): DatabaseSync | undefined {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'warming.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}

/** Milliseconds of all processors since the machine's start. */
function machineTime(): { idle: number; total: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), total: sum(times.flatMap((time) => Object.values(time))) };
}
