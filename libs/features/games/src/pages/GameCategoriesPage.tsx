import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { Link } from '@lobby/routing';
import { useStableOrder } from '@lobby/runtime';
import { GamesIcon } from '@lobby/ui-kit';
import { GamesFailed } from '../section/GamesStates.tsx';
import { ShelfArt, ShelfTile } from '../section/ShelfTile.tsx';
import { GameCategories } from '../section/queries.ts';
import { ShelvesPage } from './ShelvesPage.tsx';
import { useMarketVariables } from '../useGameVariables.ts';

/** `/game-category/` */
export default function GameCategoriesPage() {
  const { t, i18n } = useLingui();
  const { variables, pause } = useMarketVariables();
  const [{ data, error }, refetch] = useQuery({ query: GameCategories, variables, pause });
  const categories = useStableOrder(data?.personalized.categories, { keyOf: ({ slug }) => slug, list: i18n.locale });
  return (
    <ShelvesPage
      title={t({ id: 'CATEGORIES', message: 'Categories' })}
      shelves={categories?.map(({ slug, name, numberOfGames, imageUrl }) => (
        <li key={slug}>
          <ShelfTile
            name={name}
            numberOfGames={numberOfGames}
            art={<ShelfArt imageUrl={imageUrl} icon={GamesIcon} eager />}
            render={<Link to="game-category" params={{ slug }} />}
          />
        </li>
      ))}
      failure={error && !categories && <GamesFailed error={error} onRetry={refetch} />}
    />
  );
}
