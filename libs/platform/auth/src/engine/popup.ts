import type { SigninPopupArgs, User, UserManager } from 'oidc-client-ts';

/** What the library says when `window.open` has returned null. */
const noWindow = 'Attempted to navigate on a disposed window';

/**
 * Fails when the browser has blocked the window, or the player has closed it: the library notifies of neither by itself. No page of
 * the lobby signs in so.
 */
export async function signInByPopup(manager: UserManager, args: SigninPopupArgs = {}): Promise<User> {
  try {
    return await manager.signinPopup({ popupAbortOnClose: true, ...args });
  } catch (error) {
    const isBlocked = error instanceof Error && error.message === noWindow;
    throw isBlocked ? new Error('Popup blocked by user', { cause: error }) : error;
  }
}
