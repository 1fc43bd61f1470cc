import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery } from '@lobby/data';
import { useEntryScroll } from '@lobby/routing';
import { useBrowserValue } from '@lobby/runtime';
import { Carousel } from '@lobby/ui-kit';
import { SectionHeading } from '../section/PageFrame.tsx';
import { RowSkeleton, tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { GameDetailsFields, GameTile, GameTileFields } from '../tile/GameTile.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { useRecentlyPlayed } from './recentlyPlayed.ts';
import * as css from './RecentlyPlayedRow.css.ts';

const RecentlyPlayedGames = graphql(
  `
    query RecentlyPlayedGames(
      $lookupIds: [ID!]!
      $thumbnailSize: Float!
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $locale: String
    ) {
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        gamesByLookupId(lookupIds: $lookupIds) {
          lookupId
          ...GameTile
          ...GameDetails
        }
      }
    }
  `,
  [GameTileFields, GameDetailsFields],
);

/**
 * The games played last on this device, newest first; nothing before the first game (R-1-016). A prerendered page has
 * a placeholder, which it shows to those who have played.
 */
export function RecentlyPlayedRow() {
  const lookupIds = useRecentlyPlayed();
  const isServed = useBrowserValue(() => false, true);
  if (isServed)
    return (
      <div className={css.served}>
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
    variables: { lookupIds: [...lookupIds], ...variables },
    pause,
  });
  const games = data?.personalized.gamesByLookupId;
  const followScroll = useEntryScroll('recently played');

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
      {games?.map((game) => <GameTile key={game.lookupId} game={game} details={game} place="row" />) ??
        tileSkeletons(lookupIds.length)}
    </Carousel>
  );
}
