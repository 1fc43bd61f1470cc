import type { FeatureModule } from '@lobby/contracts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createRegistry, type FeatureRegistry } from './registry.ts';

const RegistryContext = createContext<FeatureRegistry>(createRegistry([]));

interface FeaturesProviderProps {
  features: readonly FeatureModule[];
  children: ReactNode;
}

/** Gives slots, blocks, intents and background tasks of the brand's features to the tree below. */
export function FeaturesProvider({ features, children }: FeaturesProviderProps) {
  const registry = useMemo(() => createRegistry(features), [features]);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export const useRegistry = (): FeatureRegistry => useContext(RegistryContext);
