import { useLingui } from '@lingui/react/macro';
import { useCheckOverlay } from '@lobby/checks';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { isKycRequired, useSession, type PlayerInfo } from '@lobby/player';
import { Link } from '@lobby/routing';
import { ButtonLink, IdentityIcon, Stack, Text } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { CheckFooter } from '../CheckFooter.tsx';
import { MissingVerifications } from './MissingVerifications.tsx';

/** Blocks play for real money while the player's identity has to be verified, and leads to where that is done. */
export default function KycCheck() {
  const { t } = useLingui();
  const { player } = useSession();
  useCheckOverlay('kyc', {
    status: player === null ? 'pending' : isKycRequired(player) ? 'active' : 'clear',
    quietOn: ['profile-identity', 'profile-documents'],
    show: (signal) =>
      openOverlay(
        {
          variant: 'sumsub-kyc-required',
          queued: true,
          title: t({ id: 'KYC_REQUIRED', message: 'Please verify your identity' }),
          content: <WhatToVerify check={player?.kycCheckStatus ?? null} />,
        },
        signal,
      ),
  });
  return null;
}

/** The link may lead to the page below. */
const close = () => void closeOverlay();

function WhatToVerify({ check }: { check: PlayerInfo['kycCheckStatus'] }) {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <Text>
        {t({ id: 'KYC_REQUIRED_TEXT', message: 'Until this is done you can neither deposit nor play for real money.' })}
      </Text>
      <MissingVerifications check={check} />
      {build.SumSubFlow ? (
        <ButtonLink block icon={IdentityIcon} render={<Link to="profile-identity" onClick={close} />}>
          {t({ id: 'KYC_START', message: 'Verify now' })}
        </ButtonLink>
      ) : (
        <ButtonLink block icon={IdentityIcon} render={<Link to="profile-documents" onClick={close} />}>
          {t({ id: 'BANNER_TO_DOCUMENTS', message: 'To your documents' })}
        </ButtonLink>
      )}
      <CheckFooter />
    </Stack>
  );
}
