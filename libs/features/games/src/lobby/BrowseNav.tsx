import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { GamesIcon, Icon, MoreIcon, Skeleton, StudioIcon } from '@lobby/ui-kit';
import { memo } from 'react';
import { listIcon } from '../lists/listNames.ts';
import { shelfLink } from '../section/Page.css.ts';
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
        <li>
          <Link to="games" className={shelfLink}>
            <Icon of={GamesIcon} />
            <span>{t({ id: 'ALL_GAMES', message: 'All games' })}</span>
          </Link>
        </li>
        {lists.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="game-list" params={{ slug }} className={shelfLink}>
              <Icon of={listIcon(slug)} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
        {lists.length === 0 &&
          Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton shape="button" width="md" />
            </li>
          ))}
        <li>
          <Link to="game-categories" className={shelfLink}>
            <Icon of={MoreIcon} />
            <span>{t({ id: 'CATEGORIES', message: 'Categories' })}</span>
          </Link>
        </li>
        <li>
          <Link to="game-studios" className={shelfLink}>
            <Icon of={StudioIcon} />
            <span>{t({ id: 'STUDIOS', message: 'Studios' })}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
});
