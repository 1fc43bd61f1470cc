import { createStore } from '@lobby/runtime';

interface CurrentGame {
  gameId: string;
  slug: string;
  /** Demo play has neither balance nor jackpot nor reality check. */
  mode: 'real' | 'demo';
  /** Whether the bonus balance may be played in it. */
  allowsBonus: boolean;
}

/** The game on screen: set by the game page, null on all other pages. */
export const currentGame = createStore<CurrentGame | null>(null);
