import { createServer, type Server } from 'node:net';
import { lobbyOf, type SandboxId } from './brands.ts';

/** Sandboxes whose tests change what all of their players see, such as the clock, content, or how a partner answers. */
const exclusive: readonly SandboxId[] = ['isolated', 'clocked', 'frenwall', 'elmst', 'elvel'];

/** A port that nothing else listens on: the system frees it even if the worker that holds it is killed. */
const lockPortOf = (sandbox: SandboxId) => lobbyOf(sandbox).port + 50;

const listen = (port: number) =>
  new Promise<Server | null>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Runs a test while no other worker runs one on the same sandbox, where its tests exclude each other. */
export async function withExclusiveUse(sandbox: SandboxId, run: () => Promise<void>): Promise<void> {
  if (!exclusive.includes(sandbox)) return run();
  let lock = await listen(lockPortOf(sandbox));
  while (!lock) {
    await pause();
    lock = await listen(lockPortOf(sandbox));
  }
  try {
    await run();
  } finally {
    lock.close();
  }
}
