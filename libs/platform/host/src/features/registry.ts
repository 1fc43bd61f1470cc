import type {
  BackgroundTask,
  BlockContribution,
  ContentBlockType,
  FeatureModule,
  IntentHandler,
  IntentName,
  SlotContribution,
  SlotName,
} from '@lobby/contracts';

/** Everything that the brand's features offer, by where it is looked up. */
export interface FeatureRegistry {
  slots: ReadonlyMap<SlotName, readonly SlotContribution[]>;
  blocks: ReadonlyMap<ContentBlockType, BlockContribution>;
  intents: ReadonlyMap<IntentName, IntentLoader<IntentName>>;
  background: readonly BackgroundTask[];
  /** Ids of the guards that play for real money waits for. */
  guards: readonly string[];
}
export type IntentLoader<Name extends IntentName> = () => Promise<IntentHandler<Name>>;

/**
 * Merges the features that a brand lists.
 *
 * @throws when two features claim the same block or intent, or when one needs an intent that
 * nobody handles: a brand like that must not be built.
 */
export function createRegistry(features: readonly FeatureModule[]): FeatureRegistry {
  const slots = new Map<SlotName, SlotContribution[]>();
  const blocks = new Map<ContentBlockType, BlockContribution>();
  const intents = new Map<IntentName, IntentLoader<IntentName>>();

  for (const feature of features) {
    for (const contribution of feature.slots ?? []) {
      slots.set(contribution.slot, [...(slots.get(contribution.slot) ?? []), contribution]);
    }
    claim(blocks, feature.blocks, (type) => `block ${type}`);
    claim(intents, feature.intents, (name) => `intent ${name}`);
  }
  for (const contributions of slots.values()) contributions.sort((a, b) => a.order - b.order);
  for (const { id, needs = [] } of features) {
    for (const name of needs) {
      if (!intents.has(name))
        throw new Error(`The feature ${id} needs the intent ${name}, which no listed feature handles.`);
    }
  }
  return {
    slots,
    blocks,
    intents,
    background: features.flatMap((feature) => feature.background ?? []),
    guards: features.flatMap((feature) => feature.guards ?? []),
  };
}

function claim<Key extends string, Value>(
  all: Map<Key, Value>,
  offered: { [Name in Key]?: unknown } | undefined,
  describe: (key: Key) => string,
): void {
  for (const [key, value] of Object.entries(offered ?? {}) as [Key, Value | undefined][]) {
    if (value === undefined) continue;
    if (all.has(key)) throw new Error(`Two features offer the ${describe(key)}.`);
    all.set(key, value);
  }
}
