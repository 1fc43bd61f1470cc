import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { EntryWorking } from '../entry/EntryWorking.tsx';
import { Redirect } from '../redirect/Redirect.tsx';
import { keepSignIn } from './signInUnderWay.ts';

/** Goes on to where the sign-in leads, in place of its own pages. */
export function SignedIn({ to }: { to: string }) {
  const { t } = useLingui();
  useEffect(() => keepSignIn(null), []);
  return (
    <>
      <EntryWorking text={t({ id: 'SIGNING_IN', message: 'Signing you in' })} />
      <Redirect to={to} />
    </>
  );
}
