import { useLingui } from '@lingui/react/macro';
import { useParams } from '@lobby/routing';
import { GamesGrid } from './GamesGrid.tsx';
import { CategoryGames, gridVariables } from '../lists/queries.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import { useGameVariables } from '../useGameVariables.ts';

/** `/game-category/{slug}/` */
export default function GameCategoryPage() {
  const { slug = '' } = useParams();
  return <GameCategory key={slug} slug={slug} />;
}

function GameCategory({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const paged = usePagedGames({
    name: 'games',
    document: CategoryGames,
    details: CategoryGames,
    variables: (cursor) => ({ ...gridVariables(common, cursor), categorySlug: slug }),
    pageOf: ({ personalized }) => personalized.category && personalized.games,
    detailsOf: ({ personalized }) => personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <GamesNotFound />;
  return (
    <GamesGrid
      title={paged.data?.personalized.category?.name ?? t({ id: 'GAMES', message: 'Games' })}
      paged={paged}
      base={{ list: slug }}
    />
  );
}
