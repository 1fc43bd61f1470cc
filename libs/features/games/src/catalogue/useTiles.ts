import { type FragmentOf, readFragment, useQuery } from '@lobby/data';
import { useEffect, useMemo, useState } from 'react';
import { gamesByIdVariables, GamesById } from '../lists/gamesById.ts';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import { useGameVariables } from '../useGameVariables.ts';

type ServedGame = { lookupId: string } & FragmentOf<typeof GameTileFields> & FragmentOf<typeof GameDetailsFields>;

export const tileOf = (game: ServedGame) => ({
  ...readFragment(GameTileFields, game),
  ...readFragment(GameDetailsFields, game),
});
export type ServedTile = ReturnType<typeof tileOf>;

const none: readonly ServedGame[] = [];
const noTiles: ReadonlyMap<string, ServedTile> = new Map();

/**
 * What the catalogue does not have of its games, such as their pictures, by id. Games that are missing are requested, all at once; what has come
 * stays as long as the component is mounted.
 *
 * @param served games of which an answer has it already
 */
export function useTiles(lookupIds: readonly string[], served = none): ReadonlyMap<string, ServedTile> {
  const { variables, pause } = useGameVariables();
  const market = JSON.stringify(variables);
  const [known, setKnown] = useState({ market, tiles: noTiles });
  // Those of another language or market have other titles.
  const tiles = known.market === market ? known.tiles : noTiles;
  const servedIds = new Set(served.map(({ lookupId }) => lookupId));
  const wanted = lookupIds.filter((id) => !servedIds.has(id)).join(' ');
  // Not again when they come: one that the platform does not have would be requested twice.
  const missing = useMemo(
    () => wanted.split(' ').filter((id) => id !== '' && !tiles.has(id)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what has come meanwhile changes no request
    [wanted, market],
  );
  const [{ data }] = useQuery({
    query: GamesById,
    variables: gamesByIdVariables(missing, variables),
    pause: pause || missing.length === 0,
  });
  const fresh = [...served, ...(data?.personalized.gamesByLookupId ?? none)].filter(
    ({ lookupId }) => !tiles.has(lookupId),
  );
  const freshIds = fresh.map(({ lookupId }) => lookupId).join(' ');
  useEffect(
    function addTiles() {
      if (freshIds === '') return;
      setKnown({ market, tiles: new Map([...tiles, ...fresh.map((game) => [game.lookupId, tileOf(game)] as const)]) });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids stand for the games
    [freshIds, market],
  );
  return tiles;
}
