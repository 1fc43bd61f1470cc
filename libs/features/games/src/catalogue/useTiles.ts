import { sessionScope } from '@lobby/auth';
import { type DataClient, type FragmentOf, readFragment, useDataClient, withoutCache } from '@lobby/data';
import { createStore, type ReadableStore, useStore } from '@lobby/runtime';
import { useEffect } from 'react';
import { gamesByIdVariables, GamesById } from '../lists/gamesById.ts';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import { type GameVariables, useGameVariables } from '../useGameVariables.ts';

type ServedGame = { lookupId: string } & FragmentOf<typeof GameTileFields> & FragmentOf<typeof GameDetailsFields>;

export const tileOf = (game: ServedGame) => ({
  ...readFragment(GameTileFields, game),
  ...readFragment(GameDetailsFields, game),
});
export type ServedTile = ReturnType<typeof tileOf>;
type Tiles = ReadonlyMap<string, ServedTile>;

interface TileStore {
  tiles: ReadableStore<Tiles>;
  add(games: readonly ServedGame[]): void;
  /** Requests games by id, each once; again where the request has failed. */
  load(lookupIds: readonly string[]): Promise<void>;
}

function createTileStore(client: DataClient, variables: GameVariables): TileStore {
  const tiles = createStore<Tiles>(new Map());
  const requested = new Set<string>();
  function add(games: readonly ServedGame[]) {
    const fresh = games.filter(({ lookupId }) => !tiles.get().has(lookupId));
    if (fresh.length > 0)
      tiles.set(new Map([...tiles.get(), ...fresh.map((game) => [game.lookupId, tileOf(game)] as const)]));
  }
  return {
    tiles,
    add,
    async load(lookupIds) {
      const missing = lookupIds.filter((id) => !requested.has(id) && !tiles.get().has(id));
      if (missing.length === 0) return;
      missing.forEach((id) => requested.add(id));
      // Thousands of them would stay in the client's cache.
      const { data } = await client.urql
        .query(GamesById, gamesByIdVariables(missing, variables), withoutCache)
        .toPromise();
      if (data) add(data.personalized.gamesByLookupId);
      else missing.forEach((id) => requested.delete(id));
    },
  };
}

const storesOf = sessionScope((_client: DataClient) => new Map<string, TileStore>());

/** Those of a market, in a language. */
function storeOf(client: DataClient, variables: GameVariables): TileStore {
  const stores = storesOf(client);
  // Tiles have their pictures in all widths.
  const key = JSON.stringify({ ...variables, thumbnailSize: undefined });
  const store = stores.get(key) ?? createTileStore(client, variables);
  stores.set(key, store);
  return store;
}

const none: readonly ServedGame[] = [];

/**
 * What the catalogue does not have of its games, such as their pictures, by id. Games that are missing are requested, all at once; what has come
 * stays for the session.
 *
 * @param served games of which an answer has it already
 */
export function useTiles(lookupIds: readonly string[], served = none): Tiles {
  const client = useDataClient();
  const { variables, pause } = useGameVariables();
  const { tiles, add, load } = storeOf(client, variables);
  const servedIds = new Set(served.map(({ lookupId }) => lookupId));
  const wanted = JSON.stringify(lookupIds.filter((id) => !servedIds.has(id)));
  useEffect(() => add(served), [add, served]);
  useEffect(
    function loadMissing() {
      if (pause) return undefined;
      const request = () => void load(JSON.parse(wanted) as string[]);
      request();
      window.addEventListener('online', request);
      return () => window.removeEventListener('online', request);
    },
    [pause, load, wanted],
  );
  return useStore(tiles);
}
