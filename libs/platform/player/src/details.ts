import { graphql, useViewerQuery, type ResultOf } from '@lobby/data';
import type { PlayerInfo } from './documents.ts';
import { useSession } from './PlayerProvider.tsx';

/** What a platform may tell of the player beyond the specification. Optional. */
export const PlayerDetails = graphql(`
  query PlayerDetails {
    viewer {
      id
      player {
        id
        gamificationOptIn
        sourceOfWealthStatus {
          status
        }
      }
    }
  }
`);

type Details = NonNullable<NonNullable<ResultOf<typeof PlayerDetails>['viewer']>['player']>;
export type DetailedPlayer = PlayerInfo & Details;

/**
 * The signed-in player with these details, which are null where the platform does not tell them; null until it is known whether
 * it does, since what they decide would change on screen.
 */
export function useDetailedPlayer(): DetailedPlayer | null {
  const { player } = useSession();
  const [{ data, error }] = useViewerQuery({ query: PlayerDetails });
  if (player === null || (!data && !error)) return null;
  const { gamificationOptIn = null, sourceOfWealthStatus } = data?.viewer?.player ?? {};
  return {
    ...player,
    gamificationOptIn,
    sourceOfWealthStatus: player.sourceOfWealthStatus && {
      ...player.sourceOfWealthStatus,
      status: sourceOfWealthStatus?.status ?? null,
    },
  };
}
