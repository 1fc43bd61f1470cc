import type { FeatureModule } from '@lobby/contracts';

/** The loyalty programme, missions and tournaments of the operator's gamification service. */
export function gamificationFeature() {
  return { id: 'gamification' } satisfies FeatureModule;
}
