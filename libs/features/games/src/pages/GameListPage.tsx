import { useParams } from '@lobby/routing';
import { GamesGrid } from '../lists/GamesGrid.tsx';
import { useListName } from '../lists/listNames.ts';
import { gridPageSize } from '../lists/queries.ts';
import { useGameList } from '../lists/useGameList.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';

/** `/game-list/{slug}/` */
export default function GameListPage() {
  const { slug = '' } = useParams();
  return <GameList key={slug} slug={slug} />;
}

function GameList({ slug }: { slug: string }) {
  const nameOf = useListName();
  const paged = useGameList(slug, gridPageSize);
  if (paged.status === 'missing') return <GamesNotFound />;
  return <GamesGrid title={paged.data?.personalized.listOfGames?.name ?? nameOf(slug)} paged={paged} />;
}
