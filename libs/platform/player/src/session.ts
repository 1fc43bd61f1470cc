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
  /** It is being tried anew. */
  onReachable?: () => void;
}

export interface PlayerSession {
  getStatus(): PlayerStatus;
  subscribe(listener: () => void): () => void;
  /** Asks again after `onUnreachable`. */
  retry(): void;
  /** Starts to follow sign-in; returns the end of it. */
  start(): () => void;
}

/**
 * The player status (R-4-013). A visitor is LOGGED_OUT at once and loads nothing; the machine and
 * GetPlayerInfo come with a token.
 */
export function createPlayerSession(options: PlayerSessionOptions): PlayerSession {
  const { auth } = options;
  const listeners = new Set<() => void>();
  let status: PlayerStatus = auth.status === 'anonymous' ? 'LOGGED_OUT' : 'LOADING';
  let running: { retry(): void; stop(): void } | undefined;

  function onStatus(next: PlayerStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  }

  return {
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => running?.retry(),
    start() {
      let loading = false;
      let stopped = false;
      const load = () => {
        if (auth.status === 'anonymous' || loading || running) return;
        loading = true;
        onStatus('LOADING');
        void import('./runSession.ts')
          .then(({ runSession }) => {
            if (!stopped) running = runSession({ ...options, onStatus });
          })
          .catch(() => {
            // The code itself did not come: the same as a network that fails.
            loading = false;
            if (!stopped) options.onUnreachable?.();
          });
      };
      const unlisten = auth.subscribe(load);
      load();
      return () => {
        stopped = true;
        unlisten();
        running?.stop();
        running = undefined;
      };
    },
  };
}
