import { useLingui } from '@lingui/react/macro';
import { useAuth } from '@lobby/auth';
import { useLobby } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { showFeedback } from '@lobby/overlays';
import { usePath } from '@lobby/routing';
import { Button, Card, Heading, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';

/** The way to the provider's page on which players set up passkeys: where its realm has one, for whoever has signed in there. */
export function Passkeys() {
  const { settings } = useLobby();
  const isOfProvider = useAuth().claims()?.flow === 'Keycloak';
  return settings.passkeys && isOfProvider ? <PasskeysCard /> : null;
}

function PasskeysCard() {
  const { t } = useLingui();
  const auth = useAuth();
  const returnTo = usePath()('profile-session-history');
  const [isLeaving, setLeaving] = useState(false);

  useEffect(function resetOnReturn() {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  async function setUp() {
    setLeaving(true);
    try {
      await auth.signIn({ returnTo, action: 'webauthn-register-passwordless' });
    } catch (error) {
      reportError(error);
      setLeaving(false);
      showFeedback({
        kind: 'error',
        namespace: 'passkeys',
        message: t({ id: 'PASSKEYS_UNAVAILABLE', message: 'The sign-in page cannot be reached right now.' }),
      });
    }
  }

  const title = t({ id: 'PASSKEYS', message: 'Passkeys' });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <Text tone="muted">
          {t({
            id: 'PASSKEYS_TEXT',
            message:
              'Sign in with your fingerprint, your face or the PIN of your device, without a password. You set this up on the sign-in page, which may ask for your password first.',
          })}
        </Text>
        <div>
          <Button
            variant="secondary"
            loading={isLeaving}
            loadingLabel={t({ id: 'PASSKEYS_OPENING', message: 'Opening the sign-in page' })}
            onClick={() => void setUp()}
          >
            {t({ id: 'PASSKEYS_SET_UP', message: 'Set up a passkey' })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
