import { useDataClient } from '@lobby/data';
import { useSession } from '@lobby/player';
import { retryImport, useStore } from '@lobby/runtime';
import { local, session } from '@lobby/storage';
import { useEffect } from 'react';
import { hasShownGamesOf } from '../tile/HeartPlace.tsx';

/** Loads hearts for a page that shows games; on others only what a player has changed before and the platform does not have yet. */
export default function FavouritesWatch() {
  const client = useDataClient();
  const { status, isSignedIn } = useSession();
  const hasShownGames = useStore(hasShownGamesOf(client));
  const isPlayer = status === 'LOGGED_IN';
  const isVisitor = status === 'LOGGED_OUT' && !isSignedIn;
  useEffect(
    function loadHearts() {
      // Read here, not by the code that knows what they hold: that is loaded only where there is something.
      const isUnsent = isPlayer && (local.read('favouriteChanges') ?? session.read('favouriteOfVisitor')) !== null;
      if (!isUnsent && !(hasShownGames && (isPlayer || isVisitor))) return;
      const load = () => import(/* group: favourites */ './offerHearts.ts');
      retryImport(load, { signal: client.ended })
        .then(({ offerHearts }) => offerHearts(client, isPlayer))
        // Rejects only where the session has ended.
        .catch(() => {});
    },
    [client, isPlayer, isVisitor, hasShownGames],
  );
  return null;
}
