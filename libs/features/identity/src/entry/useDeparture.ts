import { useEffect, useEffectEvent, useState } from 'react';
import type { Way } from './useEntryFlow.ts';

type DepartureState = 'here' | 'leaving' | 'failed';

/**
 * Follows the way to the provider: on it, failed, or back again by the browser's memory of this page.
 * Whoever starts before the way is known waits for it, and leaves only if it is the provider's.
 */
export function useDeparture(way: Way, leave: () => Promise<void>): { state: DepartureState; start: () => void } {
  const [state, setState] = useState<DepartureState>('here');
  useEffect(function resetOnReturn() {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('here');
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const go = useEffectEvent(() => leave().catch(() => setState('failed')));
  const leaves = state === 'leaving' && way === 'provider';
  useEffect(
    function leaveWhenKnown() {
      if (leaves) void go();
    },
    [leaves],
  );
  return { state, start: () => setState('leaving') };
}
