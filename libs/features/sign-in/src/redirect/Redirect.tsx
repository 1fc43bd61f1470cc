import { useGoToRedirect } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';

/** Goes to a target of `useRedirect` in place of this page. */
export function Redirect({ to, delay }: { to: string; delay?: number }) {
  const goTo = useGoToRedirect();
  const go = useEffectEvent(() => goTo(to));
  useEffect(
    function redirect() {
      const timer = setTimeout(() => go(), delay);
      return () => clearTimeout(timer);
    },
    [delay],
  );
  return null;
}
