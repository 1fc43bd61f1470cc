import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { demoOrigin } from '../host/release.ts';
import { root } from '../start/operator.ts';

/** A back end, as a visitor sees it. */
interface Platform {
  origin: string;
  settings(): Promise<{ gameOrigins: string[] }>;
  /** Country from which the back end sees this machine, ISO 3166-1 alpha-2. */
  market(): Promise<string>;
  /** What pages have in place of its origins, if not these themselves. */
  originsInPages?: { lobby: string; content: string };
  /** Has the back end see this machine in another country. Only the sandbox can. */
  moveTo?(market: string): Promise<void>;
  /** Sends requests of pages, whose addresses are relative. */
  fetch: typeof fetch;
  stop(): void;
}

function platformAt(origin: string, stop: () => void): Platform {
  const send: typeof fetch = (input, init) => fetch(new URL(String(input), origin), init);
  return {
    origin: new URL(origin).origin,
    fetch: send,
    stop,
    settings: async () => (await send('/api/lobby-settings')).json() as Promise<{ gameOrigins: string[] }>,
    async market() {
      const body = JSON.stringify({ query: '{ countryContext { ipCountryCode } }', variables: {} });
      const answer = await send('/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { data } = (await answer.json()) as { data: { countryContext: { ipCountryCode: string } } };
      return data.countryContext.ipCountryCode;
    },
  };
}

/** A back end that runs, or is about to. @throws when it does not answer within a minute. */
export async function waitFor(origin: string): Promise<Platform> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await fetch(new URL('/api/lobby-settings', origin));
      return platformAt(origin, () => {});
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(500);
    }
  }
}

/** Those of the sandbox are others each time, as its ports. Hosts replace them by their own. */
const demoOrigins = { lobby: demoOrigin, content: 'https://content.invalid' };

/** Its content does not change: pages are rendered as at this time, so that those of one build are the same whenever and wherever they are made. */
const demoTime = Date.UTC(2026, 10, 1);

/** Starts the sandbox with a brand's demo content, on ports of its own and without data of earlier runs. */
export async function startSandbox(brand: string): Promise<Platform> {
  const directory = mkdtempSync(join(tmpdir(), 'lobby-prerender-'));
  const [port, partnersPort, cashierPort] = await freePorts(3);
  const env = {
    ...process.env,
    PORT: String(port),
    PARTNERS_PORT: String(partnersPort),
    CASHIER_PORT: String(cashierPort),
    SANDBOX_DIR: directory,
  };
  const child = spawn(process.execPath, ['tools/sandbox/src/main.ts', '--brand', brand, '--no-static'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill();
    rmSync(directory, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (String(text).includes('Platform ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}.`)));
  });
  mock.timers.enable({ apis: ['Date'], now: demoTime });
  process.env['TZ'] = 'UTC';
  return {
    ...platformAt(`http://localhost:${port}`, stop),
    originsInPages: demoOrigins,
    async moveTo(market) {
      const response = await fetch(`http://127.0.0.1:${partnersPort}/console/api/country`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: market }),
      });
      if (!response.ok) throw new Error(`The sandbox rejects the market ${market}: ${await response.text()}`);
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
