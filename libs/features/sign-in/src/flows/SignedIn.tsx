import { useLingui } from '@lingui/react/macro';
import { useGoToRedirect } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { EntryWorking } from '../entry/EntryWorking.tsx';
import { storeSignIn } from './signInUnderWay.ts';

/** Goes on to where the sign-in leads, in place of its own pages. */
export function SignedIn({ to }: { to: string }) {
  const { t } = useLingui();
  const goTo = useGoToRedirect();
  const goOn = useEffectEvent(() => {
    storeSignIn(null);
    goTo(to);
  });
  useEffect(function leave() {
    // Not before the page of the new session has taken this one's place: it reads what is stored.
    const timer = setTimeout(() => goOn());
    return () => clearTimeout(timer);
  }, []);
  return <EntryWorking text={t({ id: 'SIGNING_IN', message: 'Signing you in' })} />;
}
