import { t } from '@lingui/core/macro';
import { authenticationFailure, invalidTokenFailure } from '@lobby/contracts';
import { type RejectionOf, toLobbyError } from '@lobby/data';
import { showFeedback } from '@lobby/overlays';
import type { setFavouriteGame } from './documents.ts';

type SetRejection = RejectionOf<typeof setFavouriteGame>;

const sessionErrors: readonly string[] = [authenticationFailure, invalidTokenFailure];

/** Whether the platform has answered, with an error of no listed type. Otherwise it was not reached, or the session's end explains it. */
export function isAnsweredWithError(error: unknown): boolean {
  if (!isRequestError(error)) return true;
  const { isNetworkError, status = 200, types } = toLobbyError(error);
  return !isNetworkError && status < 500 && !types.some((type) => sessionErrors.includes(type));
}

const isRequestError = (error: unknown): error is Parameters<typeof toLobbyError>[0] =>
  error instanceof Error && 'graphQLErrors' in error;

/** @param rejection null: an error of no listed type */
export function showRejection(rejection: SetRejection | null): void {
  showFeedback({ kind: 'warning', namespace: 'favourites', message: messageOf(rejection) });
}

function messageOf(rejection: SetRejection | null): string {
  switch (rejection) {
    case 'TooManyFavouriteGames':
      return t({
        id: 'FAVOURITES_FULL',
        message: 'You have as many favourites as there is room for. Remove one first.',
      });
    case 'GameNotAvailable':
      return t({
        id: 'GAME_NOT_AVAILABLE_TEXT',
        message: 'This game is not offered where you are, or it is being looked after.',
      });
    case 'AccountClosed':
    case 'NotOffered':
    case null:
      return t({
        id: 'FAVOURITES_NOT_CHANGED',
        message: 'Your favourites could not be changed. Please try again later.',
      });
  }
}
