import type {
  BackgroundTask,
  BlockContribution,
  ContentBlockType,
  FeatureModule,
  CheckId,
  IntentHandler,
  IntentName,
  SlotContribution,
  SlotName,
} from '@lobby/contracts';
import { importOnce } from '@lobby/runtime';

/** The contributions of the brand's features, indexed by name. */
export interface FeatureRegistry {
  slots: ReadonlyMap<SlotName, readonly SlotContribution[]>;
  blocks: ReadonlyMap<ContentBlockType, BlockContribution>;
  intents: ReadonlyMap<IntentName, IntentLoader<IntentName>>;
  background: readonly BackgroundTask[];
  /** The checks for which real-money play waits. */
  checks: readonly CheckId[];
}
export type IntentLoader<Name extends IntentName> = () => Promise<IntentHandler<Name>>;

/** Merges the features that a brand lists. Duplicates and missing handlers are type errors (`ValidFeatures`). */
export function createRegistry(features: readonly FeatureModule[]): FeatureRegistry {
  const slots = new Map<SlotName, SlotContribution[]>();
  for (const contribution of features.flatMap((feature) => feature.slots ?? []).toSorted((a, b) => a.order - b.order)) {
    slots.set(contribution.slot, [...(slots.get(contribution.slot) ?? []), contribution]);
  }
  const blocks = features.flatMap((feature) => Object.entries(feature.blocks ?? {}));
  const intents = features
    .flatMap((feature) => Object.entries(feature.intents ?? {}) as [IntentName, IntentLoader<IntentName>][])
    .map(([name, load]) => [name, importOnce(load)] as const);
  const background = features.flatMap((feature) => feature.background ?? []);
  const checking = [...background, ...[...slots.values()].flat()];
  return {
    slots,
    blocks: new Map(blocks as [ContentBlockType, BlockContribution][]),
    intents: new Map(intents),
    background,
    checks: checking.flatMap(({ check }) => check ?? []),
  };
}
