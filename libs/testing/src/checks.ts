import type { FeatureModule, CheckId } from '@lobby/contracts';

/** A feature with checks whose code never loads: the test registers them. */
export const featureWithChecks = (...ids: CheckId[]): FeatureModule => ({
  id: 'protection',
  parts: ids.map((check) => ({ place: 'background.player', check, load: () => new Promise(() => {}) })),
});
