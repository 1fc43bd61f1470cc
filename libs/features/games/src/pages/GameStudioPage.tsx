import { useLingui } from '@lingui/react/macro';
import { useParams } from '@lobby/routing';
import { GamesGrid } from './GamesGrid.tsx';
import { StudioGames, gridVariables } from '../lists/queries.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
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
    name: 'games',
    document: StudioGames,
    variables: (cursor) => ({ ...gridVariables(common, cursor), slug }),
    pageOf: ({ personalized }) => personalized.studio && personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <GamesNotFound />;
  return (
    <GamesGrid title={paged.data?.personalized.studio?.name ?? t({ id: 'STUDIO', message: 'Studio' })} paged={paged} />
  );
}
