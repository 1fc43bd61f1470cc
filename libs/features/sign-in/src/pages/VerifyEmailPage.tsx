import { useLingui } from '@lingui/react/macro';
import type { VerificationOrigin } from '@lobby/contracts';
import { useAuthState } from '@lobby/auth';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, CheckIcon, ErrorIcon } from '@lobby/ui-kit';
import { EntryPanel, type EntryNotice } from '../entry/EntryPanel.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { useEmailLink } from '../verifyEmail/useEmailLink.ts';

/** Where the link of an e-mail message leads: verifies the address, whoever is signed in here (R-3-015). */
export default function VerifyEmailPage() {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const { status } = useAuthState();
  const { state, retry } = useEmailLink();
  const isPlayer = status === 'authenticated';

  const verified: Record<VerificationOrigin, string> = {
    SignUp: t({ id: 'EMAIL_VERIFIED_SIGN_UP', message: 'Your address is confirmed. Your account is ready.' }),
    EmailChange: t({
      id: 'EMAIL_VERIFIED_CHANGE',
      message: 'Your new address is confirmed. We write to it from now on.',
    }),
    Unknown: t({ id: 'EMAIL_VERIFIED', message: 'Your address is confirmed.' }),
  };
  const notices = {
    verifying: () => null,
    verified: (origin: VerificationOrigin): EntryNotice => ({ kind: 'info', icon: CheckIcon, text: verified[origin] }),
    rejected: (isExpired: boolean): EntryNotice => ({
      kind: 'error',
      icon: ErrorIcon,
      text: isExpired
        ? t({ id: 'EMAIL_LINK_EXPIRED', message: 'This link is too old.' })
        : t({ id: 'EMAIL_LINK_INVALID', message: 'This link cannot be used.' }),
    }),
    unanswered: (): EntryNotice => ({
      kind: 'error',
      icon: ErrorIcon,
      text: t({ id: 'EMAIL_LINK_UNANSWERED', message: 'There was no answer. Your link is still good.' }),
    }),
    offline: (): EntryNotice => ({
      kind: 'error',
      icon: ErrorIcon,
      text: t({
        id: 'EMAIL_LINK_OFFLINE',
        message: 'You are offline. Your link is still good, and is checked by itself when you are back.',
      }),
    }),
  };
  const notice =
    state.status === 'verified'
      ? notices.verified(state.origin)
      : state.status === 'rejected'
        ? notices.rejected(state.isExpired)
        : notices[state.status]();

  return (
    <EntryPanel
      aside={texts.aside}
      title={t({ id: 'VERIFY_EMAIL_TITLE', message: 'Your e-mail address' })}
      text={
        state.status === 'verified'
          ? state.email
          : state.status === 'rejected'
            ? t({ id: 'VERIFY_EMAIL_AGAIN', message: 'Your profile has the way to a new code or link.' })
            : t({ id: 'VERIFY_EMAIL_TEXT', message: 'We check the link that you have followed.' })
      }
      notice={notice}
      actions={
        ['verifying', 'unanswered', 'offline'].includes(state.status) ? (
          <Button
            block
            size="lg"
            loading={state.status === 'verifying'}
            loadingLabel={t({ id: 'VERIFY_EMAIL_WORKING', message: 'Checking the link' })}
            onClick={retry}
          >
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        ) : (
          <>
            <ButtonLink block size="lg" render={<Link to={isPlayer ? 'profile' : 'login'} />}>
              {isPlayer
                ? t({ id: 'TO_PROFILE', message: 'To your profile' })
                : t({ id: 'SIGN_IN', message: 'Sign In' })}
            </ButtonLink>
            <ButtonLink block size="lg" variant="ghost" render={<Link to="lobby" />}>
              {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
