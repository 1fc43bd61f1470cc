import { useLingui } from '@lingui/react/macro';
import { Badge } from '@lobby/ui-kit';

/** Whether something of the player has been verified; what the platform does not say has not. */
export function VerifiedBadge({ verified }: { verified: boolean | null | undefined }) {
  const { t } = useLingui();
  return verified === true ? (
    <Badge tone="success">{t({ id: 'PROFILE_VERIFIED', message: 'Verified' })}</Badge>
  ) : (
    <Badge tone="warning">{t({ id: 'PROFILE_NOT_VERIFIED', message: 'Not verified' })}</Badge>
  );
}
