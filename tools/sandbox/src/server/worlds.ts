import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Origins } from '../graphql/context.ts';
import { root } from '../../../start/operator.ts';
import { picturesOf } from './pictures.ts';
import { createPartnerPorts } from '../adapters/index.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { freshPlayers } from '../seed/freshPlayers.ts';
import { seedHistory, seedStore } from '../seed/index.ts';
import { createStore, type Store } from '../store/index.ts';

/** The port that the cashier's library has compiled in. Browsers of tests are led to that of their world. */
const cashierOrigin = 'http://localhost:5000';
/** How long the store of a closed world stays, in ms, for what was being answered at that moment: it would log errors. */
const grace = 10_000;

export interface World extends Pick<Origins, 'lobby' | 'partners' | 'cashier'> {
  id: string;
  /** Where the platform itself listens: the lobby's origin, unless another host serves that. */
  platform: string;
}

interface WorldOptions {
  brand: string;
  cashierPort?: number;
  lobbyPort?: number;
  timings?: Record<string, number>;
  specificationOnly?: boolean;
  passkeys?: boolean;
}

interface WorldsOptions {
  /** Folder of the built apps. */
  builds: string;
  /** Folder of their prerendered pages. */
  pages: string;
  /** Folder of those that allow overrides, which have no pages. */
  stagingBuilds: string;
  /** Folder of the rendered pictures. */
  artDirectory: string;
  /** Whether pictures are rendered ahead, in the background. */
  warms?: boolean;
}

/**
 * Sandboxes for tests, each with a store in memory that nothing else changes. A brand is seeded once, its worlds are copies.
 */
export function createWorlds({ artDirectory, builds, pages, stagingBuilds, warms = false }: WorldsOptions) {
  const open = new Map<string, { sandbox: Sandbox; store: Store; cashierPort: number }>();
  const prepared = new Map<string, Promise<{ brand: Brand; content: Uint8Array }>>();
  let created = 0;

  async function prepare(id: string) {
    const { default: brand } = (await import(`${root}apps/${id}/brand.ts`)) as { default: Brand };
    const store = createStore(':memory:', brand);
    await seedStore(store, brand);
    seedHistory(store);
    for (const player of freshPlayers)
      await createPartnerPorts(store, brand).accounts.register(brand.id, { ...player, language: 'en' });
    // It adds what partners keep, such as the provider's keys.
    const sandbox = await startSandbox({ brand, store, artDirectory, ports: { lobby: 0, partners: 0, cashier: 0 } });
    const content = store.database.serialize();
    if (warms) sandbox.warm(picturesOf(store));
    await sandbox.close();
    store.close();
    return { brand, content };
  }

  async function close(id: string): Promise<void> {
    const world = open.get(id);
    if (!open.delete(id)) return;
    await world?.sandbox.close();
    setTimeout(() => world?.store.close(), grace).unref();
  }

  return {
    /**
     * @param options.specificationOnly - Only what the specification names: no other operations, fields and services.
     * @param options.passkeys - The identity provider has a host name, for which players can have passkeys.
     * @param options.timings - Other time limits of the lobby, whose build is then one that allows overrides.
     * @param options.lobbyPort - Of another host, under which players open the lobby.
     * @param options.cashierPort - Where the cashier is to listen. A world that has it already is closed: its test was killed.
     * @throws Error if the brand is not built, or the port is taken
     */
    async create({
      brand: brandId,
      cashierPort = 0,
      lobbyPort,
      timings,
      specificationOnly,
      passkeys,
    }: WorldOptions): Promise<World> {
      const folder = join(timings ? stagingBuilds : builds, brandId);
      if (!existsSync(join(folder, 'index.html')))
        throw new Error(`${brandId} is not built yet: npx nx ${timings ? 'build-staging' : 'build'} ${brandId}`);
      for (const [id, world] of open) if (cashierPort > 0 && world.cashierPort === cashierPort) await close(id);
      const preparation = prepared.get(brandId) ?? prepare(brandId);
      prepared.set(brandId, preparation);
      const { brand, content } = await preparation;
      const store = createStore(content, brand);
      if (timings) store.documents.put('setting', 'timings', timings);
      const sandbox = await startSandbox({
        brand,
        store,
        ports: { lobby: 0, partners: 0, cashier: cashierPort },
        origins: { cashier: cashierOrigin, ...(lobbyPort !== undefined && { lobby: `http://localhost:${lobbyPort}` }) },
        build: { folder, pages: timings ? join(folder, 'pages') : join(pages, brandId) },
        artDirectory,
        specificationOnly,
        passkeys,
      });
      if (!sandbox.cashierAvailable) {
        await sandbox.close();
        throw new Error(`Port ${cashierPort} is taken by another program.`);
      }
      created += 1;
      const id = String(created);
      open.set(id, { sandbox, store, cashierPort });
      return { id, ...sandbox.origins, platform: sandbox.address };
    },
    close,
    closeAll: () => Promise.all([...open.keys()].map(close)),
  };
}
