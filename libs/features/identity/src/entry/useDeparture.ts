import { useEffect, useState } from 'react';

type DepartureState = 'here' | 'leaving' | 'failed';

/** Follows the way to the provider: on it, failed, or back again by the browser's memory of this page. */
export function useDeparture(leave: () => Promise<void>): { state: DepartureState; start: () => void } {
  const [state, setState] = useState<DepartureState>('here');
  useEffect(function resetOnReturn() {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('here');
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const start = () => {
    setState('leaving');
    leave().catch(() => setState('failed'));
  };
  return { state, start };
}
