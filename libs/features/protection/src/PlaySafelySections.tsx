import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { HelpIcon, LockIcon, NavigationGroup, NavigationItem, ShieldIcon } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';

/** What protects the player, in the navigation of the profile: limits and exclusion as the licence has them, help always. */
export default function PlaySafelySections() {
  const { t } = useLingui();
  return (
    <NavigationGroup title={t({ id: 'PLAY_SAFELY', message: 'Play safely' })}>
      {(build.depositLimits || build.lossLimits || build.sessionLimits) && (
        <NavigationItem icon={ShieldIcon} render={<Link to="profile-limits" />}>
          {t({ id: 'LIMITS', message: 'Your limits' })}
        </NavigationItem>
      )}
      {build.globalLossLimits && (
        <NavigationItem icon={ShieldIcon} render={<Link to="profile-global-limits" />}>
          {t({ id: 'GLOBAL_LIMITS', message: 'Your global limits' })}
        </NavigationItem>
      )}
      {build.selfExclusion && (
        <NavigationItem icon={LockIcon} render={<Link to="profile-self-exclusion" />}>
          {t({ id: 'SELF_EXCLUSION', message: 'Self-exclusion' })}
        </NavigationItem>
      )}
      <NavigationItem icon={HelpIcon} render={<Link to="responsible-gaming" />}>
        {t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' })}
      </NavigationItem>
    </NavigationGroup>
  );
}
