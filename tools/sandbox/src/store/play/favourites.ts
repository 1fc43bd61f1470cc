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
export function createFavourites(db: Database, players: Pick<Players, 'observe' | 'notify'>, games: Games) {
  /** With those that are not in the catalogue at the moment. */
  const marked = (playerId: string): string[] =>
    db
      .all<{ lookupId: string }>(
        'SELECT lookupId FROM favouriteGames WHERE playerId = ? ORDER BY markedAt DESC, rowid DESC',
        playerId,
      )
      .map(({ lookupId }) => lookupId);

  players.observe(({ id, profile }) => {
    if (profile.accountStatus.status !== 'Closed') return;
    db.run('DELETE FROM favouriteGames WHERE playerId = ?', id);
    db.run('DELETE FROM favouriteChanges WHERE playerId = ?', id);
  });

  return {
    /** Ids of games in the catalogue, the last marked first. */
    ofPlayer: (playerId: string): string[] => marked(playerId).filter((lookupId) => games.byId(lookupId)),

    /** Marks a game, or takes the mark away. The same change may be sent again and counts once. @throws Rejected */
    set(playerId: string, { changeId, lookupId, isFavourite }: Change): void {
      db.transaction(() => {
        if (db.get('SELECT id FROM favouriteChanges WHERE id = ?', changeId)) return;
        const before = marked(playerId);
        if (isFavourite !== before.includes(lookupId)) {
          if (isFavourite) mark(playerId, lookupId, before.length);
          else db.run('DELETE FROM favouriteGames WHERE playerId = ? AND lookupId = ?', playerId, lookupId);
          players.notify(playerId, ['FavouriteGames']);
        }
        db.insert('favouriteChanges', { id: changeId, playerId });
      });
    },
  };

  function mark(playerId: string, lookupId: string, count: number): void {
    if (!games.byId(lookupId)) throw new Rejected('GameNotAvailable', 'There is no such game.');
    if (count >= favouriteGamesLimit)
      throw new Rejected('TooManyFavouriteGames', `A player may mark ${favouriteGamesLimit} games.`);
    db.insert('favouriteGames', { playerId, lookupId, markedAt: db.now() });
  }
}
