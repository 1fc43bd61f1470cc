import { session } from '@lobby/storage';
import { timings } from '../timings.ts';

/** Keeps the game that a visitor has marked in this tab, for the session that follows. */
export const keepVisitorsFavourite = (lookupId: string): unknown =>
  session.write('favouriteOfVisitor', { lookupId, at: Date.now() });

/** The game that the player has marked before the sign-in, once; null where that was long ago, perhaps by somebody else. */
export function takeVisitorsFavourite(): string | null {
  const kept = session.read('favouriteOfVisitor');
  if (kept) session.remove('favouriteOfVisitor');
  return kept && Math.abs(Date.now() - kept.at) < timings.visitorsFavouriteLifetime ? kept.lookupId : null;
}

let shownHearts = 0;

/**
 * Counts a heart that a page shows to a visitor, and removes what is kept before the first of them: who is on a page with games again has left
 * the sign-in, and the next one may be somebody else's. Hearts that come later, such as while the sign-in loads, remove nothing.
 *
 * @returns the function to call when the heart goes
 */
export function trackVisitorsHeart(): () => void {
  if (shownHearts === 0) session.remove('favouriteOfVisitor');
  shownHearts += 1;
  return () => {
    shownHearts -= 1;
  };
}
