import { isNotOffered, useDataClient, useViewerQuery } from '@lobby/data';
import { platformClockOffset, startTimer, useClockSync, useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { type Limit, LimitsQuery } from './limit.ts';
import { timings } from './timings.ts';

interface Limits {
  limits: readonly Limit[];
  /** Of the wallet; amounts are in it. */
  currency: string;
}

/**
 * The player's limits, always from the network first: their use changes on other devices too. Refetched when a window
 * ends, when a pending change falls due or lapses, and when the page comes back into view.
 */
export function useLimits(): {
  data: Limits | null;
  hasFailed: boolean;
  /** False where the platform knows no limits. */
  isOffered: boolean;
  retry: () => void;
} {
  const client = useDataClient();
  const [{ data: answer, error }, retry] = useViewerQuery({ query: LimitsQuery, requestPolicy: 'network-only' });
  const viewer = answer?.viewer;
  const now = viewer?.now;
  useClockSync(now);

  const refetch = useEffectEvent(() => client.refetchAfterAnswer(LimitsQuery));
  const limits = viewer?.limits;
  const offset = useStore(platformClockOffset);
  useEffect(
    function refetchWhenSomethingChanges() {
      return startTimer(() => refetch(), untilNextChange(limits ?? [], Date.now() + offset));
    },
    [limits, now, offset],
  );
  useEffect(function refetchWhenShownAgain() {
    const listener = () => document.visibilityState === 'visible' && refetch();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);

  return {
    data: limits ? { limits, currency: viewer?.wallet?.currency ?? '' } : null,
    hasFailed: error !== undefined || (answer !== undefined && !limits),
    isOffered: !isNotOffered(error),
    retry,
  };
}

/** @param now by the platform's clock */
function untilNextChange(limits: readonly Limit[], now: number): number {
  const times = limits
    .flatMap(({ windowEndsAt, pendingChange }) => [
      windowEndsAt,
      pendingChange?.effectiveAt ?? '',
      pendingChange?.expiresAt ?? '',
    ])
    .map((time) => Date.parse(time) - now)
    .filter((time) => time > 0);
  return Math.min(...times.map((time) => time + timings.limitChangeDelay));
}
