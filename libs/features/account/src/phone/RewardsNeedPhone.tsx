import { useLingui } from '@lingui/react/macro';
import { build } from 'virtual:lobby-build';

/** What an unverified number costs, where the brand gives rewards to verified ones alone. */
export function RewardsNeedPhone() {
  const { t } = useLingui();
  if (build.DisablePhoneVerificationForRewards) return null;
  return <span>{t({ id: 'PHONE_NEEDED_FOR_REWARDS', message: 'Until then you cannot claim rewards.' })}</span>;
}
