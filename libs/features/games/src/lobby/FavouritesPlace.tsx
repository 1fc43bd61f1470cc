import { Slot } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { useBrowserValue } from '@lobby/runtime';
import { local } from '@lobby/storage';
import { useState } from 'react';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import * as css from './FavouritesPlace.css.ts';

/**
 * The place of the row of favourites, for players. It has its room from the first paint on where the player had some when last here: a
 * prerendered page has a placeholder, which it shows to them.
 *
 * @param isFree the page's content has not come yet, so that the row moves nothing
 */
export function FavouritesPlace({ isFree }: { isFree: boolean }) {
  const { isSignedIn } = useSession();
  const isServed = useBrowserValue(() => false, true);
  const [hasSome] = useState(() => local.read('hasFavouriteGames') !== null);
  if (isServed)
    return (
      <div className={css.served}>
        <RowSkeleton tiles={1} />
      </div>
    );
  return (
    isSignedIn && (
      <Slot
        name="lobby.row"
        props={{ room: hasSome ? 'reserved' : isFree ? 'free' : 'none' }}
        fallback={hasSome && <RowSkeleton tiles={1} />}
      />
    )
  );
}
