import { sessionKey } from '@lobby/auth';
import { graphql, networkOnly, type ResultOf, useClient } from '@lobby/data';
import { onBalanceUpdated } from '@lobby/money';
import { allowsPurpose } from '@lobby/storage';
import { useEffect } from 'react';
import * as v from 'valibot';
import { gameIdSchema, type PlayedGame, recentlyPlayedLimit, replacePlayed } from './recentlyPlayed.ts';

/** Balance changes between two synchronisations (R-7-019, A-018). */
const balanceChangesPerSync = 3;

const SyncRecentlyPlayedGames = graphql(`
  query SyncRecentlyPlayedGames($maxRecentlyPlayedGames: Int!) {
    viewer {
      id
      recentlyPlayedGamesV2(maxRecentlyPlayedGames: $maxRecentlyPlayedGames) {
        gameDescriptorV2 {
          json
        }
      }
    }
  }
`);

const descriptor = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    gameId: gameIdSchema,
    isLiveCasinoGame: v.fallback(v.optional(v.boolean(), false), false),
  }),
);

/**
 * Takes over the server's recently played games on every third balance change, as long as the
 * player allows preferences to be stored (R-7-018, R-7-019). Runs while a player is signed in.
 */
export default function RecentlyPlayedSync() {
  const client = useClient();

  useEffect(
    function syncOnBalanceChanges() {
      const session = sessionKey();
      const isDue = createBalanceChangeCounter();
      let stopped = false;
      const stopListening = onBalanceUpdated((update) => {
        // Changes are counted without consent as well; the query is sent with it alone.
        if (!isDue(update) || !allowsPurpose('recentGames', { mayLag: true })) return;
        const variables = { maxRecentlyPlayedGames: recentlyPlayedLimit };
        void client
          .query(SyncRecentlyPlayedGames, variables, networkOnly)
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

/** The games of an answer; one whose descriptor is malformed is left out. */
function playedGames(data: ResultOf<typeof SyncRecentlyPlayedGames> | undefined): PlayedGame[] {
  return (data?.viewer?.recentlyPlayedGamesV2 ?? []).flatMap(({ gameDescriptorV2 }) => {
    const parsed = v.safeParse(descriptor, gameDescriptorV2.json);
    return parsed.success ? [{ lookupId: parsed.output.gameId, isLive: parsed.output.isLiveCasinoGame }] : [];
  });
}

interface Balance {
  balance: string;
  bonusBalance: string;
}

/**
 * Counts updates that change the balance or the bonus balance, and says at which of them to
 * synchronise: the third, the sixth, and so on.
 */
function createBalanceChangeCounter(): (update: Balance) => boolean {
  let before: Balance | null = null;
  let changes = 0;
  return ({ balance, bonusBalance }) => {
    if (before?.balance === balance && before.bonusBalance === bonusBalance) return false;
    before = { balance, bonusBalance };
    changes += 1;
    return changes % balanceChangesPerSync === 0;
  };
}
