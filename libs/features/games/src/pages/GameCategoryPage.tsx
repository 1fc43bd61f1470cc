import { useLingui } from '@lingui/react/macro';
import { useParams } from '@lobby/routing';
import { gridPageSize } from '../constants.ts';
import { CategoryGames } from '../lists/documents.ts';
import { GamesGrid } from '../lists/GamesGrid.tsx';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { NotFoundCard } from '../section/NotFoundCard.tsx';
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
    document: CategoryGames,
    variables: ({ after }) => ({ first: gridPageSize, categorySlug: slug, after, ...common }),
    pageOf: ({ personalized }) => personalized.category && personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <NotFoundCard />;
  return (
    <GamesGrid title={paged.data?.personalized.category?.name ?? t({ id: 'GAMES', message: 'Games' })} paged={paged} />
  );
}
