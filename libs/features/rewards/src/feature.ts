import type { FeatureModule } from '@lobby/contracts';

/** What a player has earned: rewards, bonuses, cashback and the rewards shop. */
export function rewardsFeature() {
  return { id: 'rewards' } satisfies FeatureModule;
}
