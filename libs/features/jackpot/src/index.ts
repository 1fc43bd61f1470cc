import type { FeatureModule } from '@lobby/contracts';

export { contributionDisplay, type ContributionDisplay } from './contribution.ts';

export function jackpotFeature(): FeatureModule {
  return { id: 'jackpot' };
}
