import { isNotOffered, useViewerQuery } from '@lobby/data';
import { type DetailedPlayer, PlayerDetails } from './documents.ts';
import { useSession } from './PlayerProvider.tsx';

/**
 * The signed-in player with these details, which are null where the platform does not send them; null until they were requested,
 * since what they decide would change on screen.
 */
export function useDetailedPlayer(): DetailedPlayer | null {
  const { player } = useSession();
  const [{ data, error }] = useViewerQuery({ query: PlayerDetails });
  if (player === null || (!data && !error)) return null;
  const { gamificationOptIn = null, sourceOfWealthStatus } = data?.viewer?.player ?? {};
  return {
    ...player,
    areDetailsKnown: data !== undefined || isNotOffered(error),
    gamificationOptIn,
    sourceOfWealthStatus: player.sourceOfWealthStatus && {
      ...player.sourceOfWealthStatus,
      status: sourceOfWealthStatus?.status ?? null,
    },
  };
}
