import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { AccountIcon, DashboardIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';

/** The player's own data, in the navigation of the profile. */
export default function AccountSections() {
  const { t } = useLingui();
  return (
    <NavigationGroup title={t({ id: 'PROFILE', message: 'Your account' })} hideTitle>
      <NavigationItem icon={DashboardIcon} render={<Link to="profile-dashboard" />}>
        {t({ id: 'PROFILE_OVERVIEW', message: 'Overview' })}
      </NavigationItem>
      <NavigationItem icon={AccountIcon} render={<Link to="profile" />}>
        {t({ id: 'PROFILE_PERSONAL', message: 'Personal details' })}
      </NavigationItem>
    </NavigationGroup>
  );
}
