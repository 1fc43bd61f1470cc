import { useLingui } from '@lingui/react/macro';
import { useIntent } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { BanknoteIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';

/** The way to the withdrawal in the menu, for every player: no check and no block of deposits stands before it. */
export default function WithdrawMenuEntry({ close }: { close: () => void }) {
  const { t } = useLingui();
  const openQuickDeposit = useIntent('openQuickDeposit');
  const { status } = useSession();
  if (status !== 'LOGGED_IN') return null;
  const name = t({ id: 'WITHDRAW', message: 'Withdraw' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem
          icon={BanknoteIcon}
          render={
            <Link
              to="withdraw"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                // Over this page, with the withdrawal first: the address begins with the deposit.
                event.preventDefault();
                close();
                openQuickDeposit({ mode: 'withdraw' }).catch(reportError);
              }}
            />
          }
        >
          {name}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}
