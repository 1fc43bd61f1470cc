import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { NavigationGroup, NavigationItem, ShieldIcon } from '@lobby/ui-kit';
import { depositLimits, globalLossLimits, lossLimits, sessionLimits } from 'virtual:lobby-build';

/** The limits, in the navigation of the profile. */
export default function LimitsSections() {
  const { t } = useLingui();
  return (
    <NavigationGroup title={t({ id: 'PLAY_SAFELY', message: 'Play safely' })}>
      {(depositLimits || lossLimits || sessionLimits) && (
        <NavigationItem icon={ShieldIcon} render={<Link to="profile-limits" />}>
          {t({ id: 'LIMITS', message: 'Your limits' })}
        </NavigationItem>
      )}
      {globalLossLimits && (
        <NavigationItem icon={ShieldIcon} render={<Link to="profile-global-limits" />}>
          {t({ id: 'GLOBAL_LIMITS', message: 'Your global limits' })}
        </NavigationItem>
      )}
    </NavigationGroup>
  );
}
