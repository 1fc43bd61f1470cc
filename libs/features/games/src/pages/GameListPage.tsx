import { Slot } from '@lobby/composition';
import { useParams } from '@lobby/routing';
import { GamesGrid } from './GamesGrid.tsx';
import { useListName } from '../lists/listNames.ts';
import { gridPageSize } from '../lists/queries.ts';
import { useGameList } from '../lists/useGameList.ts';
import { GamesNotFound } from '../section/GamesStates.tsx';
import * as css from '../section/Page.css.ts';

/** `/game-list/{slug}/` */
export default function GameListPage() {
  const { slug = '' } = useParams();
  return <GameList key={slug} slug={slug} />;
}

/** Lists that the platform ranks: the catalogue does not have their games. */
const rankedLists: ReadonlySet<string> = new Set(['new', 'hot-games']);

function GameList({ slug }: { slug: string }) {
  const nameOf = useListName();
  const paged = useGameList(slug, gridPageSize);
  if (paged.status === 'missing') return <GamesNotFound />;
  return (
    <GamesGrid
      title={paged.data?.personalized.listOfGames?.name ?? nameOf(slug)}
      header={<Slot name="list.header" props={{ slug }} fallback={slug === 'jackpots' && <JackpotsRoom />} />}
      paged={paged}
      base={rankedLists.has(slug) ? undefined : { list: slug }}
    />
  );
}

/** The room of the pots above the list of jackpots, so that no game moves when they come. */
function JackpotsRoom() {
  return <div className={css.headerRoom} />;
}
