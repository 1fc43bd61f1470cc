import { sessionStore } from '@lobby/auth';
import { type DataClient, useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import type { PlayerReward } from './playerReward.ts';

/** Rewards that the player has seen before they were settled, as they are now: what becomes of them stays until it is dismissed (R-4-032). */
const seenOf = sessionStore<ReadonlyMap<string, PlayerReward>>(new Map());
/** By status too: one that failed may be credited later. */
const dismissedOf = sessionStore<ReadonlySet<string>>(new Set());

const keyOf = ({ assignationId, status }: PlayerReward): string => `${status} ${assignationId}`;

/** Takes a settled reward off the page. */
export function dismissOutcome(client: DataClient, reward: PlayerReward): void {
  const dismissed = dismissedOf(client);
  dismissed.set(new Set([...dismissed.get(), keyOf(reward)]));
}

/** Which settled rewards the page still shows. It shows none that the player has not seen open before (R-4-031). */
export function useSeenRewards() {
  const client = useDataClient();
  const known = useStore(seenOf(client));
  const dismissedKeys = useStore(dismissedOf(client));
  return {
    seen: [...known.values()],
    isOutcomeShown: (reward: PlayerReward) => known.has(reward.assignationId) && !dismissedKeys.has(keyOf(reward)),
  };
}

/** Remembers what the page shows now. */
export function useRememberSeen(rewards: readonly PlayerReward[]): void {
  const seen = seenOf(useDataClient());
  const key = rewards.map(keyOf).join(' ');
  const remember = useEffectEvent(() => {
    const shown = rewards.map((reward) => [reward.assignationId, reward] as const);
    if (shown.length > 0) seen.set(new Map([...seen.get(), ...shown]));
  });
  useEffect(
    function rememberChanges() {
      remember();
    },
    [key],
  );
}

/** Remembers what a push says of a reward that the player has seen. */
export function noteOutcome(client: DataClient, assignationId: string, status: PlayerReward['status']): void {
  const seen = seenOf(client);
  const reward = seen.get().get(assignationId);
  if (reward) seen.set(new Map([...seen.get(), [assignationId, { ...reward, status }]]));
}
