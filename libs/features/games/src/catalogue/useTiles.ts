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

/**
 * What the catalogue does not have of its games, such as their pictures, by id. Games that are missing are requested, all at once; what has come
 * stays as long as the component is mounted, which a catalogue of another market or language ends.
 *
 * @param served games of which an answer has it already
 */
export function useTiles(lookupIds: readonly string[], served = none): ReadonlyMap<string, ServedTile> {
  const { variables, pause } = useGameVariables();
  const [tiles, setTiles] = useState<ReadonlyMap<string, ServedTile>>(new Map());
  const servedIds = new Set(served.map(({ lookupId }) => lookupId));
  const wanted = JSON.stringify(lookupIds.filter((id) => !servedIds.has(id)));
  // Not again when they come: one that the platform does not have would be requested twice.
  const missing = useMemo(
    () => (JSON.parse(wanted) as string[]).filter((id) => !tiles.has(id)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what has come meanwhile changes no request
    [wanted],
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
      setTiles(new Map([...tiles, ...fresh.map((game) => [game.lookupId, tileOf(game)] as const)]));
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids stand for the games
    [freshIds],
  );
  return tiles;
}
