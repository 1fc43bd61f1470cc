import { createStore } from '@lobby/runtime';

interface CurrentGame {
  gameId: string;
  slug: string;
  /** Demo play has neither balance nor jackpot nor reality check. */
  mode: 'real' | 'demo';
  /** Whether the bonus balance may be played in it. */
  allowsBonus: boolean;
}

/** The games on screen, as the game page sets them: one, or two side by side; none on all other pages. */
export const currentGames = createStore<readonly CurrentGame[]>([]);
