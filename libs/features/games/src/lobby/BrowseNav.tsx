import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { GamesIcon, Skeleton } from '@lobby/ui-kit';
import { memo } from 'react';
import { listIcon } from '../lists/listNames.ts';
import { CategoryAndStudioLinks, ShelfLink } from '../section/ShelfLink.tsx';
import * as css from './BrowseNav.css.ts';

interface BrowseNavProps {
  lists: readonly { slug: string; name: string }[];
}

/** Links to all games, lists, categories and studios (R-1-008). */
export const BrowseNav = memo(function BrowseNav({ lists }: BrowseNavProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'BROWSE_GAMES', message: 'Browse games' })} className={css.nav}>
      <ul className={css.shelves}>
        <ShelfLink icon={GamesIcon} name={t({ id: 'ALL_GAMES', message: 'All games' })} render={<Link to="games" />} />
        {lists.map(({ slug, name }) => (
          <ShelfLink key={slug} icon={listIcon(slug)} name={name} render={<Link to="game-list" params={{ slug }} />} />
        ))}
        {lists.length === 0 &&
          Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton shape="button" width="md" />
            </li>
          ))}
        <CategoryAndStudioLinks />
      </ul>
    </nav>
  );
});
