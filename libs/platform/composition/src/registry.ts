import type { CheckId, FeatureModule, IntentHandler, IntentName, Part, PlaceName } from '@lobby/contracts';
import { importOnce } from '@lobby/runtime';

/** A part at a place, which decides the props of its component, and whether it has a skeleton. */
type PartAt<Name extends PlaceName> = Extract<Part, { place: Name }>;

/** What the brand's features offer, by name. */
export interface FeatureRegistry {
  /** Each place's in their order. */
  parts: ReadonlyMap<PlaceName, readonly Part[]>;
  intents: ReadonlyMap<IntentName, IntentLoader<IntentName>>;
  /** For which real-money play waits. */
  checks: readonly CheckId[];
}
export type IntentLoader<Name extends IntentName> = () => Promise<IntentHandler<Name>>;

/** Merges the features that a brand lists. Duplicates and missing handlers are type errors (`ValidFeatures`). */
export function createRegistry(features: readonly FeatureModule[]): FeatureRegistry {
  const built = features
    .flatMap((feature) => feature.parts ?? [])
    .filter((part) => part !== false)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const intents = features
    .flatMap((feature) => Object.entries(feature.intents ?? {}) as [IntentName, IntentLoader<IntentName>][])
    .map(([name, load]) => [name, importOnce(load)] as const);
  return {
    parts: Map.groupBy(built, ({ place }) => place),
    intents: new Map(intents),
    checks: built.flatMap(({ check }) => check ?? []),
  };
}

export const partsAt = <Name extends PlaceName>({ parts }: FeatureRegistry, place: Name): readonly PartAt<Name>[] =>
  (parts.get(place) ?? []) as readonly PartAt<Name>[];
