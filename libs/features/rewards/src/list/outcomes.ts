import { createServiceStore } from '@lobby/services';
import type { PlayerReward } from './rewardsQuery.ts';

/**
 * Rewards that were credited or have failed while the player looked at them, in this tab or another. The platform's
 * list of open rewards no longer has them; they stay until the player dismisses them or signs out (R-4-032).
 */
export const outcomes = createServiceStore<readonly PlayerReward[]>([]);

export function keepOutcome(reward: PlayerReward): void {
  outcomes.set([...outcomes.get().filter(({ assignationId }) => assignationId !== reward.assignationId), reward]);
}

export function dismissOutcome(assignationId: string): void {
  outcomes.set(outcomes.get().filter((reward) => reward.assignationId !== assignationId));
}
