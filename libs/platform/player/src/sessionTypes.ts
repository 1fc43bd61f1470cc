import type { Auth } from '@lobby/auth';
import type { DataClient } from '@lobby/data';

export type PlayerStatus = 'LOADING' | 'LOGGED_IN' | 'LOGGED_OUT';

/** What the session needs of sign-in. */
export type SessionAuth = Pick<Auth, 'status' | 'subscribe'>;

export interface PlayerSessionOptions {
  auth: SessionAuth;
  data: DataClient;
  /** The player could not be asked for, again: time for an error with a retry. The status stays LOADING. */
  onUnreachable?: () => void;
  /** It is being tried anew as asked, the answer has come, or the session has ended. */
  onReachable?: () => void;
}
