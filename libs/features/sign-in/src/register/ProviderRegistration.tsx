import { useLingui } from '@lingui/react/macro';
import { useAuth, useAuthState } from '@lobby/auth';
import { useDestination, useLocation, useNavigate } from '@lobby/routing';
import { Button } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { EntryPanel } from '../entry/EntryPanel.tsx';
import { HaveAccountLink } from '../entry/HaveAccountLink.tsx';
import { type EntryMethod, useProviderRedirect } from '../entry/useEntryFlow.ts';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { useRedirect } from '../redirect/useRedirect.ts';

/** Stored in the history entry: coming back from the provider must not redirect there again. */
const departed = { departed: true };
const hasDeparted = (historyState: unknown) => (historyState as typeof departed | null)?.departed === true;

interface ProviderRegistrationProps {
  method: EntryMethod;
  /** The platform has just said so; without that the visitor decides. */
  isCertain: boolean;
}

/** Sends visitors to the provider's registration as soon as that is known to be the method. */
export function ProviderRegistration({ method, isCertain }: ProviderRegistrationProps) {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const auth = useAuth();
  const { status } = useAuthState();
  const { returnTo } = useRedirect();
  const { state: historyState } = useLocation();
  const destination = useDestination();
  const navigate = useNavigate();
  const { state, start } = useProviderRedirect(method, () => auth.signUp({ returnTo }));

  const isAwaited = status === 'anonymous' && !hasDeparted(historyState);
  const isDue = isAwaited && method === 'provider' && isCertain;
  const signUpAtOnce = useEffectEvent(() => {
    // Not the rendered location, which has neither query nor state while a prerendered page is hydrated.
    const { search, state: currentState } = destination();
    if (hasDeparted(currentState)) return;
    void navigate({ search }, { replace: true, state: { ...currentState, ...departed } });
    start();
  });
  useEffect(() => {
    if (isDue) signUpAtOnce();
  }, [isDue]);

  return (
    <EntryPanel
      aside={texts.aside}
      title={texts.register}
      text={t({ id: 'REGISTER_TEXT', message: 'You register on our secure page and come straight back here.' })}
      notice={state === 'failed' ? texts.failed : null}
      actions={
        <>
          <Button
            block
            size="lg"
            loading={(isAwaited && method === null) || isDue || state === 'leaving' || status === 'loading'}
            loadingLabel={texts.opening}
            onClick={start}
          >
            {state === 'failed'
              ? t({ id: 'TRY_AGAIN', message: 'Try again' })
              : t({ id: 'CREATE_ACCOUNT', message: 'Create an account' })}
          </Button>
          <HaveAccountLink returnTo={returnTo} />
        </>
      }
    />
  );
}
