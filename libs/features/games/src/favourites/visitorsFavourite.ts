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
