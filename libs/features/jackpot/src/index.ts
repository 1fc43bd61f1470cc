import type { FeatureModule } from '@lobby/contracts';

export { contributionDisplay } from './contribution.ts';

export function jackpotFeature(): FeatureModule {
  return { id: 'jackpot' };
}
