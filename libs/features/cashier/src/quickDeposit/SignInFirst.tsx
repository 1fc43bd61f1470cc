import { useLingui } from '@lingui/react/macro';
import { loginPathFrom, useLocale, useLocation, useNavigate } from '@lobby/routing';
import { Button, Stack, Text } from '@lobby/ui-kit';

/** Quick deposit for a visitor, or for a player whose session has just ended; sign-in returns to this page. */
export function SignInFirst() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const locale = useLocale();
  return (
    <Stack gap="lg">
      <Text>{t({ id: 'DEPOSIT_SIGN_IN', message: 'Sign in to deposit.' })}</Text>
      <Button block onClick={() => void navigate(loginPathFrom(location, locale))}>
        {t({ id: 'SIGN_IN', message: 'Sign In' })}
      </Button>
    </Stack>
  );
}
