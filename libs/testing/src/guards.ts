import type { FeatureModule, GuardId } from '@lobby/contracts';

/** A feature with guards whose code never loads: the test registers them. */
export const featureWithGuards = (...ids: GuardId[]): FeatureModule => ({
  id: 'protection',
  background: ids.map((guard) => ({ scope: 'player', guard, load: () => new Promise(() => {}) })),
});
