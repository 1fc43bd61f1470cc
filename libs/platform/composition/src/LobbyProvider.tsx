import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createRegistry, type FeatureRegistry } from './registry.ts';

/** Brand and features are bound at build time; the settings are injected into the page. */
interface Lobby {
  brand: Brand;
  settings: LobbySettings;
  features: readonly FeatureModule[];
}

const LobbyContext = createContext<(Lobby & { registry: FeatureRegistry }) | null>(null);

/** Provides the brand, the settings and the features with their pages, parts and intents. */
export function LobbyProvider({ brand, settings, features, children }: Lobby & { children: ReactNode }) {
  const lobby = useMemo(
    () => ({ brand, settings, features, registry: createRegistry(features) }),
    [brand, settings, features],
  );
  return <LobbyContext value={lobby}>{children}</LobbyContext>;
}

/** @throws outside of a LobbyProvider. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (!lobby) throw new Error('useLobby needs a LobbyProvider around it.');
  return lobby;
}

const emptyRegistry = createRegistry([]);

/** What all features offer; empty outside of a LobbyProvider. */
export const useRegistry = (): FeatureRegistry => useContext(LobbyContext)?.registry ?? emptyRegistry;

/** The document's title: the page's name, then the brand's. */
export function PageTitle({ of }: { of: string }) {
  const { brand } = useLobby();
  return <title>{`${of} · ${brand.name}`}</title>;
}
