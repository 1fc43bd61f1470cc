import type { PlayerSessionOptions, PlayerStatus } from './sessionTypes.ts';

/** In ms: when the session's code could not be loaded. */
const loadAgain = 30_000;

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
    retry() {
      if (running) return running.retry();
      options.onReachable?.();
      load?.();
    },
    start() {
      let loading = false;
      let stopped = false;
      function loadSession(): void {
        if (auth.status === 'anonymous' || stopped || loading || running) return;
        loading = true;
        onStatus('LOADING');
        void import('./runSession.ts')
          .then(({ runSession }) => {
            if (stopped) return;
            options.onReachable?.();
            running = runSession({ ...options, onStatus });
          })
          .catch(() => {
            // The code itself did not come: the same as a network that fails.
            loading = false;
            if (stopped) return;
            options.onUnreachable?.();
            setTimeout(loadSession, loadAgain);
          });
      }
      load = loadSession;
      const unlisten = auth.subscribe(loadSession);
      loadSession();
      return () => {
        stopped = true;
        unlisten();
        running?.stop();
        running = undefined;
        // Whoever shows that nothing is reached outlives this session.
        options.onReachable?.();
      };
    },
  };
}
