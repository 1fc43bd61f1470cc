import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { GiftIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';

/** The player's rewards, in the navigation of the profile. */
export default function RewardsSection() {
  const { t } = useLingui();
  return (
    <NavigationGroup title={t({ id: 'REWARDS', message: 'Rewards' })}>
      <NavigationItem icon={GiftIcon} render={<Link to="profile-rewards-history" />}>
        {t({ id: 'REWARDS_HISTORY', message: 'Reward history' })}
      </NavigationItem>
    </NavigationGroup>
  );
}
