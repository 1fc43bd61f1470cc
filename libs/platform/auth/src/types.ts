import type { LobbySettings, Locale, LogoutReason } from '@lobby/contracts';
import type { Claims } from './claims.ts';

/** `authenticated` means loaded and not expired (R-4-011). */
export type AuthStatus = 'loading' | 'authenticated' | 'anonymous';

/** `unreachable`: nothing is known, the player stays signed in. */
export type RefreshOutcome = 'refreshed' | 'expired' | 'unreachable';

/** What the back end answered to a refresh token of the custom flow. */
export type CustomRefreshResult =
  | { accessToken: string; refreshToken: string }
  | 'invalid-token'
  | 'network-failure'
  | 'other-failure';

export interface SignInResult {
  /** `anonymous`: the player left the provider's page, or has no session at the provider (R-8-004). */
  status: 'authenticated' | 'anonymous';
  /** Path that the sign-in began on; null: home. */
  returnTo: string | null;
  /** What came of the action that it was for. */
  action?: (typeof actionStatuses)[number];
}

/** What the provider has the player do beside signing in, as Keycloak calls it, and what came of it. */
export type ProviderAction = 'webauthn-register-passwordless';
export const actionStatuses = ['success', 'cancelled', 'error'] as const;

export interface SignInOptions {
  /** Path to return to; home by default. */
  returnTo?: string | null;
  /** Classes of sign-in that the platform requires, such as one with a second factor, by preference and separated by spaces. */
  acrValues?: string;
  /** In seconds: how old such a sign-in may be; without, any that the provider knows of. */
  maxAge?: number;
  /** The provider's pages that the player is sent to; the session goes on. */
  action?: ProviderAction;
}

/** Where the two calls to the back end go. */
export interface SessionCallsOptions {
  url: string;
  getHeaders: () => Readonly<Record<string, string>>;
}

export interface AuthOptions {
  settings: Pick<LobbySettings, 'brand' | 'identityHost' | 'senderConstrainedTokens'>;
  /** Locale of the page, for the return from the provider and for its texts. */
  getLocale: () => Locale;
  /** Path and query of the page on which a logout ends: login, or sports in sports mode (R-2-054). */
  getSignedOutPath: (reason?: LogoutReason) => string;
  /** Ends the session at the back end, within two seconds. The cookies have been removed by then. */
  logout?: (accessToken: string) => Promise<unknown>;
  /** RefreshAccessToken of the custom flow. Tokens of that flow are not refreshed without it. */
  refreshCustom?: (refreshToken: string) => Promise<CustomRefreshResult>;
  /** Called with errors that were handled here; messages carry no tokens. */
  onError?: (error: Error) => void;
  /** Leaves the page; `location.assign` by default. */
  navigate?: (url: string) => void;
}

/** What this page shows of the session, as one value. */
export interface AuthState {
  status: AuthStatus;
  /** See `Auth.session`. */
  session: string | null;
  /** When the player signed in, in ms since 1970; null for visitors. */
  startedAt: number | null;
  /** A sign-out has begun: the page is about to be left, and still shows the player. */
  isEnding?: true;
}

export interface Auth {
  /** The same object as long as nothing changes. */
  readonly state: AuthState;
  readonly status: AuthStatus;
  /**
   * Key of the session that this page shows; null for visitors. The cookies may already belong to another
   * session that a different tab has begun: whatever holds data or a connection keeps this key with it, and
   * passes it to `getAccessToken` and `signOut`.
   */
  readonly session: string | null;
  /** Calls the listener at each change of the state. */
  subscribe: (listener: () => void) => () => void;
  /** Starts keeping the session alive and in step with other tabs; returns the stop. Call after first paint. */
  start: () => () => void;
  /**
   * The bearer token of a session, by default of this page's. Null for visitors, and when the cookies hold
   * another session's tokens: a player's request without its token must not be sent.
   * `mayLag` (see `cookies.get`) is for what is sent often, and repeated after a rejection.
   */
  getAccessToken: (session?: string | null, options?: { mayLag?: boolean }) => string | null;
  /** Claims of the ID token, else of the access token; null for visitors. */
  claims: () => Claims | null;
  /** One at a time, over all tabs. `expired` has ended the session already. */
  refresh: () => Promise<RefreshOutcome>;
  /** Takes over tokens of a link; for a live session once the back end has confirmed that they are its player's. */
  acceptTokens: (tokens: { accessToken: string | null; refreshToken: string | null }) => void;
  /**
   * Begins a session with tokens that the back end has issued for a sign-in on this page. One that was there is ended, and a page
   * that has shown it is loaded anew. `continueWith` takes the place of the tab's `signInUnderWay`, which ends with all else that was before.
   * @throws SessionNotStored
   */
  beginSession: (
    tokens: { accessToken: string; refreshToken: string },
    options?: { continueWith?: Record<string, unknown> },
  ) => void;
  /**
   * Leaves for the provider's sign-in page; rejects with an AuthError when it cannot be reached. A player who has a session goes
   * on with it, whether the sign-in succeeds or not.
   */
  signIn: (options?: SignInOptions) => Promise<void>;
  /** The same for its registration page. */
  signUp: (options?: Pick<SignInOptions, 'returnTo'>) => Promise<void>;
  /** Finishes a sign-in from the address that the provider sent the player to; each address is used once. */
  completeSignIn: (url: string) => Promise<SignInResult>;
  /**
   * Ends the session everywhere and leaves the page. `target`: path instead of the login or sports page.
   * `session`: does nothing if another session has followed the named one.
   */
  signOut: (options?: { reason?: LogoutReason; target?: string; session?: string | null }) => Promise<void>;
  /** Compares the state that the provider has sent back with a sign-out; a wrong one is reported, and changes nothing. */
  completeSignOut: (state: string) => void;
}
