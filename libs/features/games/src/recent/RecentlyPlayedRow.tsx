import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { useEntryScroll } from '@lobby/routing';
import { useBrowserValue } from '@lobby/runtime';
import { Carousel } from '@lobby/ui-kit';
import { useOpenGames } from '../openRounds/openRounds.ts';
import { SectionHeading } from '../section/PageFrame.tsx';
import { RowSkeleton, tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { pictureSizes } from '../tile/GameArt.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { useRecentlyPlayed } from './recentlyPlayed.ts';
import { recentVariables, RecentlyPlayedGames } from './recentlyPlayedQuery.ts';
import * as css from './RecentlyPlayedRow.css.ts';

/**
 * The games played last on this device, newest first; nothing before the first game (R-1-016). A prerendered page has
 * a placeholder, which it shows to those who have played; its attribute says to the page's inline script how wide the pictures will be.
 */
export function RecentlyPlayedRow() {
  const lookupIds = useRecentlyPlayed();
  const isServed = useBrowserValue(() => false, true);
  if (isServed)
    return (
      <div className={css.served} data-played={pictureSizes.row}>
        <RowSkeleton tiles={1} />
      </div>
    );
  return lookupIds.length > 0 && <RecentGames lookupIds={lookupIds} />;
}

function RecentGames({ lookupIds }: { lookupIds: readonly string[] }) {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }] = useQuery({
    query: RecentlyPlayedGames,
    variables: recentVariables(lookupIds, variables),
    pause,
  });
  const games = data?.personalized.gamesByLookupId;
  const followScroll = useEntryScroll('recently played');
  const open = new Set(useOpenGames().map(({ lookupId }) => lookupId));

  if ((error && !games) || games?.length === 0) return null;
  return (
    <Carousel
      heading={<SectionHeading title={t({ id: 'RECENTLY_PLAYED', message: 'Recently played' })} />}
      previousLabel={t({ id: 'PREVIOUS_GAMES', message: 'Previous games' })}
      nextLabel={t({ id: 'NEXT_GAMES', message: 'Next games' })}
      size="sm"
      followScroll={followScroll}
      busy={!games}
    >
      {games?.map((game) => (
        <GameTile key={game.lookupId} game={game} details={game} place="row" hasOpenRound={open.has(game.lookupId)} />
      )) ?? tileSkeletons(lookupIds.length)}
    </Carousel>
  );
}
