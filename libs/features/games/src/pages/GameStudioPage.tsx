import { useLingui } from '@lingui/react/macro';
import { useParams } from '@lobby/routing';
import { GamesGrid } from './GamesGrid.tsx';
import { gridVariables, StudioDetails, StudioGames } from '../lists/queries.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import { nameOfSlug } from '../nameOfSlug.ts';
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
    details: StudioDetails,
    variables: (cursor) => ({ ...gridVariables(common, cursor), slug }),
    pageOf: ({ personalized }, details) => (details?.personalized.studio === null ? null : personalized.games),
    detailsOf: ({ personalized }) => personalized.games,
    pause,
  });
  if (paged.status === 'missing') return <GamesNotFound />;
  const name = paged.details?.personalized.studio?.name ?? (paged.games.length > 0 ? nameOfSlug(slug) : null);
  return <GamesGrid title={name ?? t({ id: 'STUDIO', message: 'Studio' })} paged={paged} base={{ studio: slug }} />;
}
