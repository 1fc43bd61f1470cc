import { useLingui } from '@lingui/react/macro';
import type { SignInResult } from '@lobby/auth';
import { showFeedback } from '@lobby/overlays';

/** Says what became of a passkey, the one action that players are sent to the provider for beside signing in. */
export function usePasskeyReport(): (action: SignInResult['action']) => void {
  const { t } = useLingui();
  return (action) => {
    if (action === 'success')
      showFeedback({
        kind: 'success',
        namespace: 'passkeys',
        message: t({ id: 'PASSKEY_READY', message: 'Your passkey is ready. Use it when you sign in next.' }),
      });
    if (action === 'error')
      showFeedback({
        kind: 'error',
        namespace: 'passkeys',
        message: t({ id: 'PASSKEY_NOT_READY', message: 'The passkey could not be set up. Please try again.' }),
      });
  };
}
