import { type Answers, wireViewer } from '@lobby/testing';
import { wireGame, wirePersonalized } from '../wire.fixture.ts';

interface Change {
  changeId: string;
  lookupId: string;
  isFavourite: boolean;
}

const wire = (lookupIds: readonly string[]) => ({ __typename: 'FavouriteGames', id: 'p1', lookupIds: [...lookupIds] });

/** A platform that keeps favourites, for all devices of one player. */
export function platformWith(...marked: string[]) {
  let lookupIds: readonly string[] = marked;
  const changeIds = new Set<string>();
  const set = ({ changeId, lookupId, isFavourite }: Change) => {
    const others = lookupIds.filter((id) => id !== lookupId);
    if (!changeIds.has(changeId)) lookupIds = isFavourite ? [lookupId, ...others] : others;
    changeIds.add(changeId);
    return { data: { setFavouriteGame: wire(lookupIds) } };
  };
  return {
    set,
    marked: () => lookupIds,
    answers: {
      FavouriteGames: () => wireViewer({ favouriteGames: wire(lookupIds) }),
      FavouriteGamesLimit: { data: { root: { __typename: 'Root', favouriteGamesLimit: 100 } } },
      GamesById: ({ lookupIds: ids }: { lookupIds: readonly string[] }) =>
        wirePersonalized({ gamesByLookupId: ids.map((id) => wireGame(Number(id.slice(1)))) }),
      SetFavouriteGame: set,
    } as Answers,
  };
}
