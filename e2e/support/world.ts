import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import type { BrandId } from './brands.ts';
import type { Timings } from './timings.ts';

/** A platform with its partners that one test alone uses: its store, clock, content and faults are its own. */
export interface World {
  brand: BrandId;
  /** Of the lobby. */
  url: string;
  /** Origin of the platform itself, which is the lobby's unless another host serves that. */
  platform: string;
  partners: string;
  /** Of the identity provider: the partners' origin, or a host name of its own. */
  identity: string;
  console: string;
  /** As browsers know it: the cashier's library has it compiled in. */
  cashier: string;
}

/** The first port of a run. Two runs on one machine need different values. */
const basePort = Number(process.env['E2E_PORT'] ?? 4400);

/** The process that all worlds are in, and where it writes to. */
export const worldsHost = {
  url: `http://localhost:${basePort}/`,
  port: basePort,
  log: fileURLToPath(new URL(`../../.sandbox/e2e/${basePort}.log`, import.meta.url)),
};

async function callHost<Answer>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  const request = { method, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${worldsHost.url}${path}`, request).catch((error: unknown) => {
    throw new Error(`The process of the worlds has ended: see ${worldsHost.log}`, { cause: error });
  });
  const result = (await answer.json()) as Answer & { error?: string };
  if (result.error !== undefined) throw new Error(result.error);
  return result;
}

interface Created {
  id: string;
  lobby: string;
  platform: string;
  partners: string;
  identity: string;
  cashier: string;
}

interface WorldOptions {
  cashierPort?: number;
  lobbyPort?: number | undefined;
  timings?: Timings;
  specificationOnly?: boolean;
  passkeys?: boolean;
}

/** Runs a test with a world, or with several. */
async function withWorlds(use: (create: (brand: BrandId, options?: WorldOptions) => Promise<World>) => Promise<void>) {
  const ids: string[] = [];
  await use(async (brand, options) => {
    const { id, lobby, platform, partners, identity, cashier } = await callHost<Created>('POST', '', {
      brand,
      ...options,
    });
    ids.push(id);
    const origins = { url: `${lobby}/`, platform, partners: `${partners}/`, identity: `${identity}/`, cashier };
    return { brand, ...origins, console: `${partners}/console/api/` };
  });
  for (const id of ids) await callHost('DELETE', id);
}

interface Options {
  brand: BrandId;
  /** Other time limits of the lobby. They need a build that allows overrides: all other tests are of the production build. */
  timings: Timings | undefined;
  /** A platform that knows what the specification names, and nothing else. */
  specificationOnly: boolean;
  /** The identity provider has a host name, for which players can have passkeys. */
  passkeys: boolean;
}
interface Fixtures {
  /** Port of another host that serves the lobby, with the world's platform behind it. */
  lobbyPort: number | undefined;
  world: World;
  /** Creates a world of another brand, without a cashier: for the rare test of several. */
  createWorld(brand: BrandId): Promise<World>;
}
interface WorkerFixtures {
  /** Where the cashier of a worker's world listens, whichever world that is. */
  cashierPort: number;
}

/** Provides each test with a world of its brand. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  brand: ['infiniza', { option: true }],
  timings: [undefined, { option: true }],
  specificationOnly: [false, { option: true }],
  passkeys: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  cashierPort: [async ({}, use, { parallelIndex }) => use(basePort + 1 + parallelIndex), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, cashierPort }, use) => {
      const toWorld = `--host-resolver-rules=MAP localhost:5000 localhost:${cashierPort}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), toWorld] });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  lobbyPort: async ({}, use) => use(undefined),
  world: async ({ brand, cashierPort, lobbyPort, timings, specificationOnly, passkeys }, use) =>
    withWorlds(async (create) =>
      use(await create(brand, { cashierPort, lobbyPort, timings, specificationOnly, passkeys })),
    ),
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  createWorld: async ({}, use) => withWorlds((create) => use((brand) => create(brand))),
  baseURL: async ({ world }, use) => use(world.url),
});
