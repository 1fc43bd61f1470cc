import { useLingui } from '@lingui/react/macro';
import { isNotOffered, useQuery } from '@lobby/data';
import { useStableOrder } from '@lobby/runtime';
import { Link } from '@lobby/routing';
import { GamesFailed } from '../section/GamesStates.tsx';
import { Covers, ShelfArt, ShelfTile } from '../section/ShelfTile.tsx';
import { ShelvesPage } from './ShelvesPage.tsx';
import { listIcon, useFixedLists } from '../lists/listNames.ts';
import { GameLists } from '../section/queries.ts';
import { useGameVariables } from '../useGameVariables.ts';

/** `/game-list/`: the lists, each under the covers of its first games; the fixed ones where the back end does not say more. */
export default function GameListsPage() {
  const { t, i18n } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, refetch] = useQuery({ query: GameLists, variables, pause });
  const lists = useStableOrder(data?.personalized.listsOfGames, { keyOf: ({ slug }) => slug, list: i18n.locale });
  const fixedLists = useFixedLists().map(({ slug, name }) => (
    <li key={slug}>
      <ShelfTile
        name={name}
        art={<ShelfArt imageUrl={null} icon={listIcon(slug)} />}
        render={<Link to="game-list" params={{ slug }} />}
      />
    </li>
  ));
  const shelves = lists?.map(({ slug, name, games }) => (
    <li key={slug}>
      <ShelfTile
        name={name}
        art={<Covers games={games.edges.map(({ node }) => node)} icon={listIcon(slug)} />}
        numberOfGames={games.totalCount}
        render={<Link to="game-list" params={{ slug }} />}
      />
    </li>
  ));
  return (
    <ShelvesPage
      title={t({ id: 'GAME_LISTS', message: 'Game lists' })}
      shelves={shelves ?? (isNotOffered(error) ? fixedLists : undefined)}
      failure={error && !lists && !isNotOffered(error) && <GamesFailed error={error} onRetry={refetch} />}
    />
  );
}
