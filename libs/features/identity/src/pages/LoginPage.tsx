import { useLingui } from '@lingui/react/macro';
import { useAuth, useAuthState } from '@lobby/auth';
import { logoutReasons } from '@lobby/contracts';
import { Link, useQueryParam, useRemoveQuery } from '@lobby/routing';
import { Button, ButtonLink, SignInIcon } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { EntryPanel } from '../entry/EntryPanel.tsx';
import { EntryUnavailable } from '../entry/EntryUnavailable.tsx';
import { useProviderRedirect, useEntryFlow } from '../entry/useEntryFlow.ts';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { Redirect } from '../redirect/Redirect.tsx';
import { useRedirect } from '../redirect/useRedirect.ts';

const reasonSchema = v.picklist(logoutReasons);

/** Sends visitors to the provider by a button, or at once by `autoSignIn`. */
export default function LoginPage() {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const auth = useAuth();
  const { status } = useAuthState();
  const { home, returnTo } = useRedirect();
  const [autoSignIn] = useQueryParam('autoSignIn');
  const [reason] = useQueryParam('logoutReason', reasonSchema);
  const removeQuery = useRemoveQuery();
  const method = useEntryFlow().login;
  const { state, start } = useProviderRedirect(method, () => auth.signIn({ returnTo }));

  const started = useRef(false);
  const signInAtOnce = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    // Coming back from the provider must not redirect there again.
    removeQuery(['autoSignIn']);
    start();
  });
  const isDue = autoSignIn === '1' && status === 'anonymous';
  useEffect(() => {
    if (isDue) signInAtOnce();
  }, [isDue]);

  if (status === 'authenticated') return <Redirect to={returnTo ?? home} />;
  const title = t({ id: 'LOGIN_TITLE', message: 'Welcome back' });
  if (method === 'unsupported') {
    const text = t({ id: 'LOGIN_UNAVAILABLE', message: 'Signing in is not possible from your country.' });
    return <EntryUnavailable title={title} text={text} />;
  }
  const loggedOut = reason === null || state === 'leaving' ? null : texts.loggedOut(reason);
  return (
    <EntryPanel
      aside={texts.aside}
      title={title}
      text={t({ id: 'LOGIN_TEXT', message: 'You sign in on our secure page and come straight back here.' })}
      notice={state === 'failed' ? texts.failed : loggedOut}
      actions={
        <>
          <Button
            block
            size="lg"
            icon={SignInIcon}
            loading={isDue || state === 'leaving' || status === 'loading'}
            loadingLabel={texts.opening}
            onClick={start}
          >
            {state === 'failed'
              ? t({ id: 'TRY_AGAIN', message: 'Try again' })
              : t({ id: 'SIGN_IN', message: 'Sign In' })}
          </Button>
          <ButtonLink
            block
            size="lg"
            variant="ghost"
            render={<Link to="register" query={returnTo === null ? undefined : { redir: returnTo }} />}
          >
            {t({ id: 'CREATE_ACCOUNT', message: 'Create an account' })}
          </ButtonLink>
        </>
      }
    />
  );
}
