import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { BrandId } from '../../e2e/support/brands.ts';

export interface Sandbox {
  brand: BrandId;
  /** Origin of the lobby. */
  origin: string;
  /** Runs a command of the operator's console. */
  console<Result = unknown>(command: string, args: Record<string, unknown>): Promise<Result>;
  stop(): Promise<void>;
}

/** Beside those of `npm start` and of the browser tests: of three servers each, or of one. */
export const ports = { measured: 4620, against: 4640, copy: 4660, debugging: 4661, bare: 4662 };

/** Origin of the partners beside a lobby. */
export const partnersOf = (origin: string): string => `http://127.0.0.1:${Number(new URL(origin).port) + 1}`;

/**
 * Starts the sandbox of a checkout with new data, and resolves once it serves the built brand.
 * @param port the first of three
 * @param more options of the sandbox
 */
export async function startSandbox(
  checkout: string,
  brand: string,
  port: number,
  more: readonly string[] = [],
): Promise<Sandbox> {
  const origin = `http://localhost:${port}`;
  const partners = partnersOf(origin);
  const args = ['tools/sandbox/src/main.ts', '--brand', brand, '--reset', ...pagesOption(checkout), ...more];
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PARTNERS_PORT: String(port + 1),
      CASHIER_PORT: String(port + 2),
      SANDBOX_DIR: `${checkout}/.sandbox/bench`,
    },
  });
  const exited = once(child, 'exit');
  const kill = () => void child.kill('SIGTERM');
  // A run that is interrupted or fails leaves no sandbox behind.
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await exited;
  };
  const isReady = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Lobby ready') && resolve());
  });
  await Promise.race([
    isReady,
    exited.then(() => {
      throw new Error(`The sandbox of ${brand} did not start.`);
    }),
  ]);
  return {
    brand: brand as BrandId,
    origin,
    async console<Result>(command: string, args: Record<string, unknown>) {
      const answer = await fetch(`${partners}/console/api/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(args),
      });
      const { result, error } = (await answer.json()) as { result: Result; error?: string };
      if (error !== undefined) throw new Error(`${command}: ${error}`);
      return result;
    },
    stop,
  };
}

/** For commits whose sandbox sends prerendered pages only if it is instructed to. */
function pagesOption(checkout: string): string[] {
  const options = `${checkout}/tools/sandbox/src/options.ts`;
  return existsSync(options) && /^\s*pages: \{ type: 'boolean'/m.test(readFileSync(options, 'utf8')) ? ['--pages'] : [];
}
