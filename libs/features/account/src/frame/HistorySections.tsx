import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { BanknoteIcon, ClockIcon, CoinsIcon, GamesIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';

/** What has happened so far, in the navigation of the profile; of money only where the brand shows it. */
export default function HistorySections() {
  const { t } = useLingui();
  return (
    <NavigationGroup title={t({ id: 'PROFILE_HISTORY', message: 'History' })}>
      <NavigationItem icon={GamesIcon} render={<Link to="profile-game-history" />}>
        {t({ id: 'GAME_HISTORY', message: 'Games' })}
      </NavigationItem>
      {build.EnableFinancialHistory && (
        <>
          <NavigationItem icon={CoinsIcon} render={<Link to="profile-deposit-history" />}>
            {t({ id: 'DEPOSIT_HISTORY', message: 'Deposits' })}
          </NavigationItem>
          <NavigationItem icon={BanknoteIcon} render={<Link to="profile-withdrawal-history" />}>
            {t({ id: 'WITHDRAWAL_HISTORY', message: 'Withdrawals' })}
          </NavigationItem>
        </>
      )}
      <NavigationItem icon={ClockIcon} render={<Link to="profile-session-history" />}>
        {t({ id: 'SESSION_HISTORY', message: 'Sign-ins' })}
      </NavigationItem>
    </NavigationGroup>
  );
}
