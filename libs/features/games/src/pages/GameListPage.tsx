import { useParams } from '@lobby/routing';
import { gridPageSize } from '../constants.ts';
import { GameListSlice } from '../lists/documents.ts';
import { GamesGrid } from '../lists/GamesGrid.tsx';
import { useListName } from '../lists/listNames.ts';
import { usePagedGames } from '../lists/usePagedGames.ts';
import { NotFoundCard } from '../section/NotFoundCard.tsx';
import { useGameVariables } from '../useGameVariables.ts';

/** `/game-list/{slug}/` */
export default function GameListPage() {
  const { slug = '' } = useParams();
  return <GameList key={slug} slug={slug} />;
}

function GameList({ slug }: { slug: string }) {
  const { variables: common, pause } = useGameVariables();
  const nameOf = useListName();
  const paged = usePagedGames({
    document: GameListSlice,
    variables: (cursor) => ({ first: gridPageSize, listOfGamesSlug: slug, ...common, ...cursor }),
    pageOf: (data) => data.personalized.listOfGames?.games,
    pause,
  });
  if (paged.status === 'missing') return <NotFoundCard />;
  return <GamesGrid title={paged.data?.personalized.listOfGames?.name ?? nameOf(slug)} paged={paged} />;
}
