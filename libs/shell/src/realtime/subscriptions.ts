import type { FeatureModule } from '@lobby/contracts';
import { balanceUpdated } from '@lobby/money';
import { playerSubscriptions } from '@lobby/player';
import type { Contributions, LiveSubscription } from '@lobby/realtime';

/** What domains and features contribute to the player's socket. */
export async function subscriptionsOf(features: readonly FeatureModule[]): Promise<Contributions> {
  const loads = features.flatMap(({ subscriptions = [] }) => subscriptions);
  const modules = await Promise.all(loads.map((load) => load()));
  const ofFeatures = modules.map((module) => module.default as LiveSubscription<unknown>);
  return {
    subscriptions: [...playerSubscriptions, balanceUpdated, ...ofFeatures],
    types: features.flatMap(({ liveTypes = [] }) => liveTypes),
  };
}
