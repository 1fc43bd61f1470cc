import { useLingui } from '@lingui/react/macro';
import type { SlotProps } from '@lobby/contracts';
import { useViewerQuery } from '@lobby/data';
import { Link } from '@lobby/routing';
import { TextLink } from '@lobby/ui-kit';
import { useState } from 'react';
import { GamesByIdCarousel } from '../carousel/GamesByIdCarousel.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { FavouriteGames } from './documents.ts';
import { useFavouriteIds } from './favourites.ts';

/** The row shows this many; its page has all of them. */
const maxGames = 20;

/**
 * The player's favourites, the last marked first. They stay as long as the lobby is on screen: one that is marked or no longer
 * marked meanwhile moves nothing under the player's finger.
 */
export default function FavouritesRow({ room }: SlotProps['lobby.row']) {
  const { t } = useLingui();
  const latest = useFavouriteIds();
  const [{ error }] = useViewerQuery({ query: FavouriteGames });
  const [ids, setIds] = useState<readonly string[] | null>(null);
  if (ids === null && latest !== null) setIds(room === 'none' ? [] : latest.slice(0, maxGames));
  if (ids === null) return room === 'reserved' && !error && <RowSkeleton tiles={1} />;
  return (
    ids.length > 0 && (
      <GamesByIdCarousel
        title={t({ id: 'FAVOURITES', message: 'Favourites' })}
        lookupIds={ids}
        name="favourites"
        action={
          <TextLink standalone render={<Link to="favourites" />}>
            {t({ id: 'SEE_ALL', message: 'See all' })}
          </TextLink>
        }
      />
    )
  );
}
