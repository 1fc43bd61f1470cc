import { useViewerQuery } from '@lobby/data';
import { type DetailedPlayer, PlayerDetails } from './details.ts';
import { useSession } from './PlayerProvider.tsx';

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
