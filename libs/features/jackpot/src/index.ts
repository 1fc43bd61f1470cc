import type { FeatureModule } from '@lobby/contracts';

export { contributionDisplay } from './contribution.ts';

export function jackpotFeature() {
  return { id: 'jackpot' } satisfies FeatureModule;
}
