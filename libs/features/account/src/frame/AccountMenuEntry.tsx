import { useLingui } from '@lingui/react/macro';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { AccountIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';

/** The way to the player's own pages, in the menu that every header opens. */
export default function AccountMenuEntry({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { status } = useSession();
  if (status !== 'LOGGED_IN') return null;
  const name = t({ id: 'PROFILE', message: 'Your account' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem icon={AccountIcon} render={<Link to="profile-dashboard" onClick={close} />}>
          {name}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}
