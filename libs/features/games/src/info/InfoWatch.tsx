import { useDataClient } from '@lobby/data';
import { retryImport, useStore } from '@lobby/runtime';
import { useEffect } from 'react';
import { hasShownGamesOf } from '../tile/HeartPlace.tsx';

/** Loads the ways to the pages about games, for a page that shows games. */
export default function InfoWatch() {
  const client = useDataClient();
  const hasShownGames = useStore(hasShownGamesOf(client));
  useEffect(
    function loadInfo() {
      if (!hasShownGames) return;
      const load = () => import(/* group: favourites */ './offerInfo.ts');
      retryImport(load, { signal: client.ended })
        .then(({ offerInfo }) => offerInfo(client))
        // Rejects only where the session has ended.
        .catch(() => {});
    },
    [client, hasShownGames],
  );
  return null;
}
