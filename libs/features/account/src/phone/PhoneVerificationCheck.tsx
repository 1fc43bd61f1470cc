import { useLingui } from '@lingui/react/macro';
import { useCheckOverlay } from '@lobby/checks';
import { openOverlay } from '@lobby/overlays';
import { usePlayBlock, useSession } from '@lobby/player';
import { returnPathOf, useLocation, useNavigate, usePath } from '@lobby/routing';
import { useStore } from '@lobby/runtime';
import { phoneVerificationSkip, skipPhoneVerification } from './phoneVerification.ts';
import { RewardsNeedPhone } from './RewardsNeedPhone.tsx';

/** Requests the verification of the phone number, which the player can put off for the session. */
export default function PhoneVerificationCheck() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePath();
  const location = useLocation();
  const { player } = useSession();
  const isSkipped = useStore(phoneVerificationSkip);
  const block = usePlayBlock();
  const isUnverified = Boolean(player?.phoneNumber) && player?.isPhoneNumberVerified === false;
  // Not of a player who may not play anyway.
  const isNeeded = isUnverified && block === null && !isSkipped;
  useCheckOverlay('phone-verification', {
    status: player === null ? 'pending' : isNeeded ? 'active' : 'clear',
    // The profile has the same form.
    quietOn: ['phone-verification', 'profile'],
    async show(signal) {
      const answer = await openOverlay(
        {
          variant: 'confirmation',
          queued: true,
          title: t({ id: 'PHONE_VERIFICATION', message: 'Verify your phone number' }),
          content: (
            <>
              <span>
                {t({
                  id: 'PHONE_VERIFICATION_ASK',
                  message: 'We send a code by text message, so that nobody but you can use your number here.',
                })}
              </span>{' '}
              <RewardsNeedPhone />
            </>
          ),
          okText: t({ id: 'PHONE_VERIFY', message: 'Verify phone number' }),
          dismissText: t({ id: 'PHONE_VERIFICATION_SKIP', message: 'Not now' }),
        },
        signal,
      );
      if (answer === 'ok') void navigate(pathTo('phone-verification'), { state: { returnTo: returnPathOf(location) } });
      if (answer === 'dismiss') skipPhoneVerification();
    },
  });
  return null;
}
