import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { NavigationGroup, NavigationItem, ShieldIcon } from '@lobby/ui-kit';

/** The way to the page of responsible gaming in the menu, for players and visitors: no page has to be scrolled for it. */
export default function PlaySafelyMenuEntry({ close }: { close: () => void }) {
  const { t } = useLingui();
  const name = t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem icon={ShieldIcon} render={<Link to="responsible-gaming" onClick={close} />}>
          {name}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}
