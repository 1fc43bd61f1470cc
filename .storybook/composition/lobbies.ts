import type { FeatureModule } from '../../libs/contracts/src/index.ts';
import type { Lobby } from '../../libs/shell/src/start/defineLobby.ts';
import { resetBuild, setBuild } from '../../libs/testing/src/build.ts';
import { constantsOf } from '../../tools/vite/constantsOf.ts';
import { brands } from '../brands.ts';

const files = import.meta.glob<Lobby>('../../apps/*/lobby.ts', { import: 'lobby' });

export interface BrandFeatures {
  brand: string;
  features: readonly FeatureModule[];
}

/** One after the other: a list of features reads the constants of its brand's build when it is loaded. */
async function loadLobbies(): Promise<BrandFeatures[]> {
  const lobbies: BrandFeatures[] = [];
  for (const [path, load] of Object.entries(files)) {
    const brand = brands[path.split('/').at(-2) ?? ''];
    if (!brand) throw new Error(`${path} has no brand.ts beside it.`);
    setBuild(constantsOf(brand));
    lobbies.push({ brand: brand.name, features: (await load()).features });
  }
  resetBuild();
  return lobbies;
}

let loaded: Promise<BrandFeatures[]> | undefined;

/** The features of all brands, as their builds have them. */
export const readLobbies = (): Promise<BrandFeatures[]> => (loaded ??= loadLobbies());
