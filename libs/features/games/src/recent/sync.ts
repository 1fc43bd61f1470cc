import { graphql, type ResultOf } from '@lobby/data';
import * as v from 'valibot';
import { balanceChangesPerSync } from '../constants.ts';
import type { PlayedGame } from './recentlyPlayed.ts';

export const SyncRecentlyPlayedGames = graphql(`
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
    gameId: v.pipe(v.string(), v.minLength(1)),
    isLiveCasinoGame: v.fallback(v.optional(v.boolean(), false), false),
  }),
);

/** The games of an answer; a descriptor that is broken costs its own game only. */
export function playedGames(data: ResultOf<typeof SyncRecentlyPlayedGames> | undefined): PlayedGame[] {
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
export function createBalanceChangeCounter(): (update: Balance) => boolean {
  let before: Balance | null = null;
  let changes = 0;
  return ({ balance, bonusBalance }) => {
    if (before?.balance === balance && before.bonusBalance === bonusBalance) return false;
    before = { balance, bonusBalance };
    changes += 1;
    return changes % balanceChangesPerSync === 0;
  };
}
