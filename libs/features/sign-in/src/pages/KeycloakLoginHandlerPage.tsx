import { useLingui } from '@lingui/react/macro';
import { AuthError, SessionNotStored, type SignInResult, useAuth, WrongClock } from '@lobby/auth';
import { Link, useGoToRedirect, useNavigate, usePath, useSafeRedirect, withQuery } from '@lobby/routing';
import { Button, ButtonLink } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { EntryPanel } from '../entry/EntryPanel.tsx';
import { EntryWorking } from '../entry/EntryWorking.tsx';
import { useProviderRedirect } from '../entry/useEntryFlow.ts';
import { useClockNotice } from '../entry/useClockNotice.ts';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { usePasskeyReport } from '../entry/usePasskeyReport.ts';
import { useRedirect } from '../redirect/useRedirect.ts';

/** Where the provider sends players back to: makes the session and goes on to where they came from. */
export default function KeycloakLoginHandlerPage() {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const clockNotice = useClockNotice();
  const auth = useAuth();
  const toSafe = useSafeRedirect();
  const goTo = useGoToRedirect();
  const navigate = useNavigate();
  const path = usePath();
  const { home } = useRedirect();
  const reportPasskey = usePasskeyReport();
  const [failure, setFailure] = useState<{ returnTo: string | null; error: unknown } | null>(null);
  const { state, start } = useProviderRedirect('provider', () => auth.signIn({ returnTo: failure?.returnTo }));

  const goOn = useEffectEvent((result: SignInResult) => {
    reportPasskey(result.action);
    const returnTo = toSafe(result.returnTo);
    const login = withQuery(path('login'), returnTo === null ? undefined : { redir: returnTo });
    const target = result.status === 'anonymous' ? login : returnTo;
    // In place of this address: its code is spent.
    goTo(target ?? home);
  });
  const fail = useEffectEvent((error: unknown) => {
    const returnTo = error instanceof AuthError ? toSafe(error.returnTo) : null;
    // A second factor that failed, or a sign-in while another tab has signed in: the session goes on, and the page that wants
    // more of it asks again.
    if (auth.status === 'authenticated') return goTo(returnTo ?? home);
    setFailure({ returnTo, error });
    // Code, state and the provider's message are of no more use, and belong in no history or bookmark.
    void navigate(path('keycloak-login-handler'), { replace: true });
  });
  useEffect(
    function completeSignIn() {
      let shown = true;
      auth.completeSignIn(window.location.href).then(
        (result) => shown && goOn(result),
        (error) => shown && fail(error),
      );
      return () => {
        shown = false;
      };
    },
    [auth],
  );

  const signingIn = t({ id: 'SIGNING_IN', message: 'Signing you in' });
  if (failure === null) {
    return <EntryWorking text={signingIn} />;
  }
  const { error } = failure;
  return (
    <EntryPanel
      aside={texts.aside}
      title={t({ id: 'LOGIN_FAILED_TITLE', message: 'You are not signed in yet' })}
      text={t({ id: 'LOGIN_FAILED_TEXT', message: 'Something went wrong on the way back. Nothing is lost.' })}
      notice={
        error instanceof WrongClock
          ? clockNotice(error.ahead)
          : error instanceof SessionNotStored
            ? texts.notStored
            : texts.failed
      }
      actions={
        <>
          <Button block size="lg" loading={state === 'leaving'} loadingLabel={texts.opening} onClick={start}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
          <ButtonLink block size="lg" variant="ghost" render={<Link to="lobby" />}>
            {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
          </ButtonLink>
        </>
      }
    />
  );
}
