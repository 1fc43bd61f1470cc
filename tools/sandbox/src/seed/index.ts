import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { createStore, type Store } from '../store/index.ts';
import { hashPassword } from '../store/players/players.ts';
import { seedBlocks } from './blocks.ts';
import { seedCalendar } from './calendar.ts';
import { defaultSize, growCatalogue, NeedsReset } from './casino.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCommunity } from './community.ts';
import { seedContent } from './content.ts';
import { seedDetails } from './details.ts';
import { faceOf } from './faces.ts';
import { flowSettingsOf } from './flows.ts';
import { seedGamification } from './gamification.ts';
import { seedLegal } from './legal.ts';
import { seedLists } from './lists.ts';
import { demoPassword, seedPlayers } from './players.ts';
import { seedShop } from './shop.ts';
import { seedThrillpots } from './thrillpots.ts';
import { createRandom } from '../../../sandbox-art/src/index.ts';

export { addHistory, seedHistory } from './history.ts';
export { defaultSize, largestSize, NeedsReset } from './casino.ts';
export { demoPassword, demoPlayers } from './players.ts';

const defaultSeed = 1;

export interface SeedOptions {
  seed?: number;
  /** Size of the catalogue, from `defaultSize` to `largestSize`. */
  games?: number;
}

/**
 * Seeds an empty store; the same seed gives the same data, apart from dates relative to the start.
 * A seeded store is left unchanged, but for more games. @throws NeedsReset if it was created with another seed, or has more games
 */
export async function seedStore(store: Store, brand: Brand, { seed, games: size }: SeedOptions = {}): Promise<void> {
  const seeded = store.documents.get<number>('setting', 'seed');
  // Older data gets it too; what the console has changed is stored separately.
  store.documents.put('setting', 'flow', flowSettingsOf(brand.id));
  store.documents.put('setting', 'face', faceOf(brand.id));
  if (seeded !== undefined) {
    if (seed !== undefined && seed !== seeded)
      throw new NeedsReset(`The sandbox data was created with seed ${seeded}; start with --reset to use seed ${seed}.`);
    seedDetails(store, seeded);
    if (size !== undefined) growCatalogue(store, size, seeded);
    seedThrillpots(store, brand);
    seedCalendar(store, brand);
    seedShop(store, brand);
    seedGamification(store, brand);
    return;
  }
  const random = createRandom(seed ?? defaultSeed);
  const passwordHash = await hashPassword(demoPassword, random.bytes(16));
  // One transaction, so that an interrupted start leaves an empty store.
  store.transaction(() => {
    const games = seedCatalogue(store, random);
    seedLists(store, games, random);
    seedBlocks(store, games, brand);
    seedContent(store, brand);
    seedLegal(store, brand);
    seedCommunity(store, brand.id, random);
    seedCalendar(store, brand);
    seedShop(store, brand);
    seedGamification(store, brand);
    seedPlayers(store, brand, random, passwordHash);
    store.documents.put('setting', 'seed', seed ?? defaultSeed);
    seedThrillpots(store, brand);
    // Last, and by generators of their own: no other draw depends on them.
    seedDetails(store, seed ?? defaultSeed);
    growCatalogue(store, size ?? defaultSize, seed ?? defaultSeed);
  });
}

const seeded = new Map<string, Promise<Uint8Array>>();

/** A seeded store in memory, for tests. A brand is seeded once for each file of tests; its stores are copies. */
export async function seededStore(brand: Brand, options: SeedOptions = {}): Promise<Store> {
  const key = JSON.stringify([brand, options]);
  const content = seeded.get(key) ?? serializeSeeded(brand, options);
  seeded.set(key, content);
  return createStore(await content, brand);
}

async function serializeSeeded(brand: Brand, options: SeedOptions): Promise<Uint8Array> {
  const store = createStore(':memory:', brand);
  await seedStore(store, brand, options);
  const content = store.database.serialize();
  store.close();
  return content;
}
