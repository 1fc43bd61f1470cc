import type { Player } from '../store/index.ts';
import { favouriteGamesLimit } from '../store/play/favourites.ts';
import { requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';

const favouritesOf = ({ id }: Pick<Player, 'id'>) => ({ id });

/** Games that players mark: of the viewer, of the root, and what changes them. */
export const favouriteFields = { favouriteGames: favouritesOf };
export const favouriteRootFields = { favouriteGamesLimit: () => favouriteGamesLimit };

export const favouriteMutations = {
  setFavouriteGame(
    _parent: unknown,
    change: { changeId: string; lookupId: string; isFavourite: boolean },
    context: Context,
  ) {
    const player = requirePlayer(context);
    const { length } = change.changeId;
    if (length < 1 || length > 100) throw failure('BadUserInput', '“changeId” has 1 to 100 characters.', 'changeId');
    if (player.profile.accountStatus.status === 'Closed') throw failure('AccountClosed', 'This account is closed.');
    context.store.favourites.set(player.id, change);
    return favouritesOf(player);
  },
};

export const favouriteResolvers = {
  FavouriteGames: {
    lookupIds: ({ id }: { id: string }, _args: unknown, { store }: Context) => store.favourites.ofPlayer(id),
  },
};
