import { useLingui } from '@lingui/react/macro';
import type { ContactKind, ContactValidity } from '@lobby/contracts';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { showFeedback } from '@lobby/overlays';
import type { PlayerInfo } from '@lobby/player';
import { Badge, Button, Description, Inline, Skeleton, Stack } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { build } from 'virtual:lobby-build';
import { VerifiedBadge } from './VerifiedBadge.tsx';
import { contactOf, useVerification } from './useVerification.ts';

/** With the form library: loaded by whoever changes or verifies something. */
const VerificationPanel = lazyOnce(() => import('./VerificationPanel.tsx'));

interface ContactRowProps {
  kind: ContactKind;
  term: string;
  player: PlayerInfo;
  validity?: ContactValidity | null | undefined;
}

/** An e-mail address or a phone number: whether it was verified, whether messages arrive, and how it is changed. */
export function ContactRow({ kind, term, player, validity = null }: ContactRowProps) {
  const { t } = useLingui();
  const verification = useVerification(kind);
  const { state, send, code, hasActed, isOffered } = verification;
  const { value, verified } = contactOf(player, kind);
  const hints: Record<ContactValidity, string | null> = {
    Invalid: t({ id: 'PROFILE_CONTACT_INVALID_HINT', message: 'Our messages do not arrive there.' }),
    Risky: t({ id: 'PROFILE_CONTACT_RISKY_HINT', message: 'Our messages may not arrive there.' }),
    Valid: null,
  };
  const isAtRest = state.matches('closed') || state.matches('verified');
  const buttons = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent((isVerified: boolean) => {
    if (isVerified)
      showFeedback({
        kind: 'success',
        namespace: 'profile',
        message: t({ id: 'CONTACT_VERIFIED', message: 'Thank you. This is verified now.' }),
      });
    if (hasActed.current) buttons.current?.querySelector('button')?.focus();
  });
  const isVerified = state.matches('verified');
  useEffect(() => {
    if (isAtRest) finish(isVerified);
  }, [isAtRest, isVerified]);

  return (
    <Description term={term} hint={isAtRest && value && validity && hints[validity]}>
      <Stack gap="sm">
        {value ? (
          <Inline wrap gap="sm">
            <span translate="no">{value}</span>
            <VerifiedBadge verified={verified} />
            {validity === 'Invalid' && (
              <Badge tone="danger">{t({ id: 'PROFILE_CONTACT_INVALID', message: 'Invalid' })}</Badge>
            )}
            {validity === 'Risky' && (
              <Badge tone="warning">{t({ id: 'PROFILE_CONTACT_RISKY', message: 'Risky' })}</Badge>
            )}
            {validity === 'Valid' && <Badge>{t({ id: 'PROFILE_CONTACT_VALID', message: 'Valid' })}</Badge>}
          </Inline>
        ) : (
          <span>–</span>
        )}
        {!isOffered ? null : isAtRest ? (
          <div ref={buttons}>
            <Inline wrap gap="sm">
              {code !== null ? (
                <Button size="sm" onClick={() => send({ type: 'RESUME' })}>
                  {t({ id: 'CODE_FORM', message: 'Enter the code' })}
                </Button>
              ) : (
                value !== null &&
                !verified &&
                (kind === 'Email' || build.EnablePhoneVerification) && (
                  <Button size="sm" onClick={() => send({ type: 'SEND', to: null })}>
                    {kind === 'Email'
                      ? t({ id: 'EMAIL_VERIFY', message: 'Verify e-mail address' })
                      : t({ id: 'PHONE_VERIFY', message: 'Verify phone number' })}
                  </Button>
                )
              )}
              <Button size="sm" variant="ghost" onClick={() => send({ type: 'CHANGE' })}>
                {kind === 'Email'
                  ? t({ id: 'EMAIL_CHANGE', message: 'Change e-mail address' })
                  : value === null
                    ? t({ id: 'PHONE_ADD', message: 'Add phone number' })
                    : t({ id: 'PHONE_CHANGE', message: 'Change phone number' })}
              </Button>
            </Inline>
          </div>
        ) : (
          <IsolatedBoundary
            fallback={
              <div aria-busy>
                <Skeleton width="md" />
              </div>
            }
          >
            <VerificationPanel verification={verification} player={player} cancellable />
          </IsolatedBoundary>
        )}
      </Stack>
    </Description>
  );
}
