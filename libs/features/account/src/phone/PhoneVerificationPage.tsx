import { useLingui } from '@lingui/react/macro';
import { LoadFailed, NotOffered } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { type PlayerInfo, useSession } from '@lobby/player';
import { useLocation, useNavigate, usePath } from '@lobby/routing';
import {
  Button,
  Card,
  Container,
  EmptyState,
  PageHead,
  PhoneIcon,
  Skeleton,
  Stack,
  SuccessIcon,
  Text,
} from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { useVerification } from '../contact/useVerification.ts';
import VerificationPanel from '../contact/VerificationPanel.tsx';
import * as css from './phone.css.ts';
import { skipPhoneVerification } from './phoneVerification.ts';
import { RewardsNeedPhone } from './RewardsNeedPhone.tsx';

/** `/phone-verification/`: the phone number, then the code that was sent there (R-2-038). It can be put off (R-3-075). */
export default function PhoneVerificationPage() {
  const { t } = useLingui();
  const { isSignedIn, player } = useSession();
  const title = t({ id: 'PHONE_VERIFICATION', message: 'Verify your phone number' });
  return (
    <Container width="form">
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead title={title} />
          {player && <PhoneVerification player={player} />}
          {!player && isSignedIn && <Placeholder />}
          {!isSignedIn && (
            <EmptyState
              icon={PhoneIcon}
              title={t({ id: 'PHONE_VERIFICATION_VISITOR', message: 'Please sign in first' })}
              text={t({
                id: 'PHONE_VERIFICATION_VISITOR_TEXT',
                message: 'The number belongs to a player account. Sign in, and we send you a code.',
              })}
            />
          )}
        </Stack>
      </div>
    </Container>
  );
}

const Placeholder = () => (
  <div aria-busy className={css.placeholder}>
    <Skeleton shape="block" />
  </div>
);

const returnState = v.object({ returnTo: v.string() });

function PhoneVerification({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePath();
  const { state: entry } = useLocation();
  const verification = useVerification('Phone');
  const { state, code, isLoaded, hasFailed, isOffered, retry, begin } = verification;
  const isOpen = isLoaded && state.matches('closed') && code === null && player.isPhoneNumberVerified !== true;
  const open = useEffectEvent(begin);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  /** To the page from which the check has led here. */
  function leave() {
    const target = v.safeParse(returnState, entry);
    void navigate(target.success ? target.output.returnTo : pathTo('lobby'));
  }

  if (hasFailed && isOffered) return <LoadFailed onRetry={retry} />;
  if (state.matches('verified') || (state.matches('closed') && player.isPhoneNumberVerified === true))
    return (
      <EmptyState
        role="status"
        icon={SuccessIcon}
        title={t({ id: 'PHONE_VERIFIED', message: 'Your phone number is verified' })}
        text={player.phoneNumber}
        actions={<Button onClick={leave}>{t({ id: 'CONTINUE', message: 'Continue' })}</Button>}
      />
    );
  if (!isOffered) return <NotOffered />;
  if (state.matches('closed')) return <Placeholder />;
  return (
    <Stack gap="lg">
      <Text>
        <span>
          {t({
            id: 'PHONE_VERIFICATION_ASK',
            message: 'We send a code by text message, so that nobody but you can use your number here.',
          })}
        </span>{' '}
        <RewardsNeedPhone />
      </Text>
      <Card>
        <VerificationPanel verification={verification} player={player} />
      </Card>
      <Button
        block
        variant="ghost"
        onClick={() => {
          skipPhoneVerification();
          leave();
        }}
      >
        {t({ id: 'PHONE_VERIFICATION_SKIP', message: 'Not now' })}
      </Button>
    </Stack>
  );
}
