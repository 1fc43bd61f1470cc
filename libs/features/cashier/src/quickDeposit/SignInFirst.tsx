import { useLingui } from '@lingui/react/macro';
import { closeOverlay } from '@lobby/host';
import { useNavigate, usePath } from '@lobby/routing';
import { Button, Stack, Text } from '@lobby/ui-kit';
import { useEffect } from 'react';
import type { QuickDepositResult } from './request.ts';

/** Quick deposit for a visitor, or for a player whose session has just ended. */
export function SignInFirst({ onResult }: { onResult: (result: QuickDepositResult) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePath();
  useEffect(
    function tellResult() {
      onResult('blocked');
    },
    [onResult],
  );
  async function signIn() {
    await closeOverlay();
    await navigate(pathTo('login'));
  }
  return (
    <Stack gap="lg">
      <Text>{t({ id: 'DEPOSIT_SIGN_IN', message: 'Sign in to deposit.' })}</Text>
      <Button block onClick={() => void signIn()}>
        {t({ id: 'SIGN_IN', message: 'Sign In' })}
      </Button>
    </Stack>
  );
}
