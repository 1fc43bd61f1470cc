import { useStore } from '@lobby/runtime';
import { createServiceStore } from '@lobby/services';
import { useEffect } from 'react';
import type { PlayerReward } from './rewardsQuery.ts';

/** Rewards that the player has seen before they were settled: what becomes of them stays until it is dismissed (R-4-032). */
const seen = createServiceStore<ReadonlySet<string>>(new Set());
/** By status too: one that failed may be credited later. */
const dismissed = createServiceStore<ReadonlySet<string>>(new Set());

const keyOf = ({ assignationId, status }: PlayerReward): string => `${status} ${assignationId}`;

/** Takes a settled reward off the page. */
export function dismissOutcome(reward: PlayerReward): void {
  dismissed.set(new Set([...dismissed.get(), keyOf(reward)]));
}

/** Which settled rewards the page still shows. Those that nobody has seen before are none of its business (R-4-031). */
export function useIsOutcomeShown(): (reward: PlayerReward) => boolean {
  const seenIds = useStore(seen);
  const dismissedKeys = useStore(dismissed);
  return (reward) => seenIds.has(reward.assignationId) && !dismissedKeys.has(keyOf(reward));
}

/** Remembers what the page shows now. */
export function useRememberSeen(rewards: readonly PlayerReward[]): void {
  const ids = rewards.map(({ assignationId }) => assignationId).join(' ');
  useEffect(
    function remember() {
      const fresh = ids.split(' ').filter((id) => id !== '' && !seen.get().has(id));
      if (fresh.length > 0) seen.set(new Set([...seen.get(), ...fresh]));
    },
    [ids],
  );
}
