import { useLingui } from '@lingui/react/macro';
import type { SlotProps } from '@lobby/contracts';
import { useQuery, useViewerQuery } from '@lobby/data';
import { Link, useEntryScroll } from '@lobby/routing';
import { Carousel, TextLink } from '@lobby/ui-kit';
import { useState } from 'react';
import { SectionHeading } from '../section/PageFrame.tsx';
import { RowSkeleton, tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { FavouriteGames, FavouriteGameTiles, favouriteVariables } from './documents.ts';
import { useFavouriteIds } from './favourites.ts';

/** The row shows this many; its page has all of them. */
const maxGames = 20;

/**
 * The player's favourites, the last marked first. They stay as long as the lobby is on screen: one that is marked or no longer
 * marked meanwhile moves nothing under the player's finger.
 */
export default function FavouritesRow({ room }: SlotProps['lobby.row']) {
  const latest = useFavouriteIds();
  const [{ error }] = useViewerQuery({ query: FavouriteGames });
  const [ids, setIds] = useState<readonly string[] | null>(null);
  if (ids === null && latest !== null) setIds(room === 'none' ? [] : latest.slice(0, maxGames));
  if (ids === null) return room === 'reserved' && !error && <RowSkeleton tiles={1} />;
  return ids.length > 0 && <Games lookupIds={ids} />;
}

function Games({ lookupIds }: { lookupIds: readonly string[] }) {
  const { t } = useLingui();
  const { variables, pause } = useGameVariables();
  const [{ data, error }] = useQuery({
    query: FavouriteGameTiles,
    variables: favouriteVariables(lookupIds, variables),
    pause,
  });
  const games = data?.personalized.gamesByLookupId;
  const followScroll = useEntryScroll('favourites');

  if ((error && !games) || games?.length === 0) return null;
  return (
    <Carousel
      heading={<SectionHeading title={t({ id: 'FAVOURITES', message: 'Favourites' })} />}
      action={
        <TextLink standalone render={<Link to="favourites" />}>
          {t({ id: 'SEE_ALL', message: 'See all' })}
        </TextLink>
      }
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
