import type { PlayerSessionOptions, PlayerStatus } from './sessionTypes.ts';

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
  let load: (() => void) | undefined;

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
    retry: () => (running ? running.retry() : load?.()),
    start() {
      let loading = false;
      let failed = false;
      let stopped = false;
      load = () => {
        if (auth.status === 'anonymous' || loading || running) return;
        loading = true;
        if (failed) options.onReachable?.();
        onStatus('LOADING');
        void import('./runSession.ts')
          .then(({ runSession }) => {
            if (!stopped) running = runSession({ ...options, onStatus });
          })
          .catch(() => {
            // The code itself did not come: the same as a network that fails.
            loading = false;
            failed = true;
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
