import { createStore } from '@lobby/runtime';

interface CurrentGame {
  gameId: string;
  slug: string;
  /** Demo play has neither balance nor jackpot nor reality check. */
  mode: 'real' | 'demo';
  /** May the bonus balance be played in it? */
  allowsBonus: boolean;
}

/** The game on screen, set by the game page and emptied when it is left; null everywhere else. */
export const currentGame = createStore<CurrentGame | null>(null);
