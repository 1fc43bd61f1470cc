import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { HeartIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';
import { useFavouriteIds } from './favourites.ts';

/** The way to a player's favourites in the menu, where the platform keeps them. */
export default function FavouritesMenu({ close }: { close: () => void }) {
  const { t } = useLingui();
  if (useFavouriteIds() === null) return null;
  const name = t({ id: 'FAVOURITES', message: 'Favourites' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem icon={HeartIcon} render={<Link to="favourites" onClick={close} />}>
          {name}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}
