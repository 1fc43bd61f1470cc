import { useLingui } from '@lingui/react/macro';
import { useAuth, useAuthState } from '@lobby/auth';
import { useQueryParam, useRemoveQuery } from '@lobby/routing';
import { Button, SignInIcon } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { type EntryNotice, EntryPanel } from '../../entry/EntryPanel.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import { type EntryMethod, useProviderRedirect } from '../../entry/useEntryFlow.ts';

interface ProviderLoginProps {
  /** Null until it is known that the country signs in there. */
  method: EntryMethod;
  /** The platform has just said so; without that nobody is sent there by `autoSignIn`. */
  isCertain: boolean;
  title: string;
  notice: EntryNotice | null;
  returnTo: string | null;
}

/** Sends visitors to the provider by a button, or at once by `autoSignIn`. */
export function ProviderLogin({ method, isCertain, title, notice, returnTo }: ProviderLoginProps) {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const auth = useAuth();
  const { status } = useAuthState();
  const [autoSignIn] = useQueryParam('autoSignIn');
  const removeQuery = useRemoveQuery();
  const { state, start } = useProviderRedirect(method, () => auth.signIn({ returnTo }));

  const started = useRef(false);
  const signInAtOnce = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    // Coming back from the provider must not redirect there again.
    removeQuery(['autoSignIn']);
    start();
  });
  const isAwaited = autoSignIn === '1' && status === 'anonymous';
  const isDue = isAwaited && method === 'provider' && isCertain;
  useEffect(() => {
    if (isDue) signInAtOnce();
  }, [isDue]);

  const ownNotice = state === 'leaving' ? null : notice;
  return (
    <EntryPanel
      aside={texts.aside}
      title={title}
      text={t({ id: 'LOGIN_TEXT', message: 'You sign in on our secure page and come straight back here.' })}
      notice={state === 'failed' ? texts.failed : ownNotice}
      actions={
        <>
          <Button
            block
            size="lg"
            icon={SignInIcon}
            loading={(isAwaited && method === null) || isDue || state === 'leaving' || status === 'loading'}
            loadingLabel={texts.opening}
            onClick={start}
          >
            {state === 'failed'
              ? t({ id: 'TRY_AGAIN', message: 'Try again' })
              : t({ id: 'SIGN_IN', message: 'Sign In' })}
          </Button>
          <CreateAccountLink returnTo={returnTo} />
        </>
      }
    />
  );
}
