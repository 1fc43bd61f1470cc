import { sessionKey } from '@lobby/auth';
import { useClient } from '@lobby/data';
import { onBalanceUpdated } from '@lobby/realtime';
import { hasConsent } from '@lobby/storage';
import { useEffect } from 'react';
import { recentlyPlayedLimit } from '../constants.ts';
import { replacePlayed } from './recentlyPlayed.ts';
import { createBalanceChangeCounter, playedGames, SyncRecentlyPlayedGames } from './sync.ts';

/**
 * Takes over the server's recently played games on every third balance change, as long as the
 * player allows preferences to be kept (R-7-018, R-7-019). Runs while a player is signed in.
 */
export default function RecentlyPlayedSync() {
  const client = useClient();

  useEffect(
    function syncOnBalanceChanges() {
      const session = sessionKey();
      const isDue = createBalanceChangeCounter();
      let stopped = false;
      const stopListening = onBalanceUpdated((update) => {
        // Counted with or without consent, asked for with it alone.
        if (!isDue(update) || !hasConsent('preferences')) return;
        const variables = { maxRecentlyPlayedGames: recentlyPlayedLimit };
        void client
          .query(SyncRecentlyPlayedGames, variables, { requestPolicy: 'network-only' })
          .toPromise()
          .then(({ data }) => {
            if (!stopped) replacePlayed(playedGames(data), session);
          });
      });
      return () => {
        stopped = true;
        stopListening();
      };
    },
    [client],
  );
  return null;
}
