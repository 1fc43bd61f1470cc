import type { Database } from '../base/database.ts';
import { Rejected } from '../base/rejected.ts';
import type { Players } from '../players/players.ts';
import type { Games } from './games.ts';

/** How many games a player may mark. */
export const favouriteGamesLimit = 100;

interface Change {
  changeId: string;
  lookupId: string;
  isFavourite: boolean;
}

export type Favourites = ReturnType<typeof createFavourites>;

/** Games that players have marked; those of an account that is closed are deleted. */
export function createFavourites(db: Database, players: Pick<Players, 'find' | 'observe' | 'notify'>, games: Games) {
  /** With those that are not offered to the player at the moment. */
  const marked = (playerId: string): string[] =>
    db
      .all<{ lookupId: string }>(
        'SELECT lookupId FROM favouriteGames WHERE playerId = ? ORDER BY markedAt DESC, rowid DESC',
        playerId,
      )
      .map(({ lookupId }) => lookupId);

  function offered(playerId: string, lookupIds: readonly string[]): string[] {
    const country = players.find(playerId)?.profile.country ?? '';
    return lookupIds.filter((lookupId) => {
      const game = games.byId(lookupId);
      return game?.isOffered === true && !game.blockedCountries.includes(country);
    });
  }

  players.observe(({ id, profile }) => {
    if (profile.accountStatus.status !== 'Closed') return;
    db.run('DELETE FROM favouriteGames WHERE playerId = ?', id);
    db.run('DELETE FROM favouriteChanges WHERE playerId = ?', id);
  });

  return {
    /** Ids of games that are offered in the player's country, the last marked first. */
    ofPlayer: (playerId: string): string[] => offered(playerId, marked(playerId)),

    /** Marks a game, or takes the mark away. The same change may be sent again and counts once. @throws Rejected */
    set(playerId: string, { changeId, lookupId, isFavourite }: Change): void {
      db.transaction(() => {
        if (db.get('SELECT id FROM favouriteChanges WHERE playerId = ? AND id = ?', playerId, changeId)) return;
        if (isFavourite !== marked(playerId).includes(lookupId)) {
          if (isFavourite) mark(playerId, lookupId);
          else db.run('DELETE FROM favouriteGames WHERE playerId = ? AND lookupId = ?', playerId, lookupId);
          players.notify(playerId, ['FavouriteGames']);
        }
        db.insert('favouriteChanges', { playerId, id: changeId });
      });
    },
  };

  function mark(playerId: string, lookupId: string): void {
    if (offered(playerId, [lookupId]).length === 0)
      throw new Rejected('GameNotAvailable', 'This game is not offered here.');
    if (offered(playerId, marked(playerId)).length >= favouriteGamesLimit)
      throw new Rejected('TooManyFavouriteGames', `A player may mark ${favouriteGamesLimit} games.`);
    db.insert('favouriteGames', { playerId, lookupId, markedAt: db.now() });
  }
}
