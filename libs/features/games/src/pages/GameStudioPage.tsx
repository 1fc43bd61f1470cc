import { useLingui } from '@lingui/react/macro';
import { useParams } from '@lobby/routing';
import { gridPageSize } from '../constants.ts';
import { StudioGames } from '../lists/documents.ts';
import { GamesGrid } from '../lists/GamesGrid.tsx';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { NotFoundCard } from '../section/NotFoundCard.tsx';
import { useGameVariables } from '../useGameVariables.ts';

/** `/game-studio/{slug}/` */
export default function GameStudioPage() {
  const { slug = '' } = useParams();
  return <GameStudio key={slug} slug={slug} />;
}

function GameStudio({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const paged = usePagedGames({
    document: StudioGames,
    variables: ({ after }) => ({ first: gridPageSize, slug, after, ...common }),
    pageOf: ({ personalized }) => personalized.studio && personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <NotFoundCard />;
  return (
    <GamesGrid title={paged.data?.personalized.studio?.name ?? t({ id: 'STUDIO', message: 'Studio' })} paged={paged} />
  );
}
