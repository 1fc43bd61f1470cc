import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { Link } from '@lobby/routing';
import { Covers, ShelfTile } from '../section/ShelfTile.tsx';
import { ShelvesPage } from './ShelvesPage.tsx';
import { listIcon } from '../lists/listNames.ts';
import { GameLists } from '../section/queries.ts';
import { useGameVariables } from '../useGameVariables.ts';

/** `/game-list/`: the lists, each under the covers of its first games. */
export default function GameListsPage() {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, ask] = useQuery({ query: GameLists, variables, pause });
  return (
    <ShelvesPage
      title={t({ id: 'GAME_LISTS', message: 'Game lists' })}
      shelves={data?.personalized.listsOfGames.map(({ slug, name, games }) => (
        <li key={slug}>
          <ShelfTile
            name={name}
            art={<Covers games={games.edges.map(({ node }) => node)} icon={listIcon(slug)} />}
            numberOfGames={games.totalCount}
            render={<Link to="game-list" params={{ slug }} />}
          />
        </li>
      ))}
      onRetry={error && !data ? () => ask({ requestPolicy: 'network-only' }) : undefined}
    />
  );
}
