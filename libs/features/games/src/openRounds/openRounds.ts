import { graphql, type ResultOf, useViewerQuery } from '@lobby/data';
import { usePlayBlock } from '@lobby/player';

const OpenRounds = graphql(`
  query OpenRounds {
    viewer {
      id
      openRounds {
        id
        game {
          lookupId
          slug
          title
        }
      }
    }
  }
`);

type Round = NonNullable<ResultOf<typeof OpenRounds>['viewer']>['openRounds'][number];
/** A game that waits for the player's next move. */
type OpenGame = NonNullable<Round['game']>;

const none: readonly OpenGame[] = [];

/**
 * Games in which a round of the player's is open, as the platform says, newest first, each once. None for visitors, for players who
 * may not play at present, and where the platform does not say.
 */
export function useOpenGames(): readonly OpenGame[] {
  const block = usePlayBlock();
  const [{ data, stale }] = useViewerQuery({ query: OpenRounds, requestPolicy: 'cache-and-network' });
  const rounds = data?.viewer?.openRounds;
  // What the cache has of them may be over: the player comes from a game.
  if (!rounds || stale || block !== null) return none;
  const games = new Map(rounds.flatMap(({ game }) => (game ? [[game.lookupId, game] as const] : [])));
  return [...games.values()];
}
