import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createRegistry, type FeatureRegistry } from './registry.ts';

/** What this lobby is (bound at build time) and where its services are (injected by the page). */
interface Lobby {
  brand: Brand;
  settings: LobbySettings;
  features: readonly FeatureModule[];
}

const LobbyContext = createContext<(Lobby & { registry: FeatureRegistry }) | null>(null);

/** Gives the lobby's brand, settings and features to the tree below: slots, blocks, intents and tasks come from here. */
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

/** What the features offer, by where it is looked up; nothing outside of a LobbyProvider. */
export const useRegistry = (): FeatureRegistry => useContext(LobbyContext)?.registry ?? emptyRegistry;

/** The name of the page on screen, in the window's title, before the brand's. */
export function PageTitle({ of }: { of: string }) {
  const { brand } = useLobby();
  return <title>{`${of} · ${brand.name}`}</title>;
}
