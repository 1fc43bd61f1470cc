import { useLingui } from '@lingui/react/macro';
import { GamesGrid } from './GamesGrid.tsx';
import { AllGames, gridVariables } from '../lists/queries.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { useGameVariables } from '../useGameVariables.ts';

/** `/games/`: the whole catalogue. */
export default function GamesPage() {
  const { t } = useLingui();
  const { variables: common, pause } = useGameVariables();
  const paged = usePagedGames({
    name: 'games',
    document: AllGames,
    details: AllGames,
    variables: (cursor) => gridVariables(common, cursor),
    pageOf: ({ personalized }) => personalized.games,
    detailsOf: ({ personalized }) => personalized.games,
    pause,
  });
  return <GamesGrid title={t({ id: 'ALL_GAMES', message: 'All games' })} paged={paged} base={{}} />;
}
