import type { Auth } from '@lobby/auth';
import { type DataClient, queryRequest, withoutBearer } from '@lobby/data';
import { createStore, type ReadableStore, retryImport } from '@lobby/runtime';
import { CountryContextQuery, SubDivisionQuery } from './documents.ts';
import { prefetchPlayer } from './earlyPlayer.ts';
import type { PlayerSessionOptions, PlayerStatus } from './session.machine.ts';

export interface PlayerSession {
  status: ReadableStore<PlayerStatus>;
  /** Requests again after `onUnreachable`. */
  retry(): void;
  /** Starts to follow sign-in; returns the function that stops it. */
  start(): () => void;
}

/** The code that follows a session: what each player's page needs before it shows anything of the player. */
export const loadSession = () => import(/* group: session */ './session.machine.ts');

/**
 * Sends what every page waits for, before React renders: the visitor's country, in Canada the province, unless a prerendered page
 * has them, and for a session its player, beside the code that follows it.
 */
export function prepareSession(auth: Pick<Auth, 'status'>, data: DataClient, ipCountryCode?: string): void {
  if (!data.hasPageData) {
    data.prefetch(queryRequest(CountryContextQuery, {}), withoutBearer);
    if (ipCountryCode === 'CA') data.prefetch(queryRequest(SubDivisionQuery, {}));
  }
  if (auth.status === 'anonymous') return;
  prefetchPlayer(data);
  // The session reports a failure and retries.
  loadSession().catch(() => {});
}

/**
 * The player status (R-4-013). A visitor is LOGGED_OUT at once and loads nothing; the machine and
 * GetPlayerInfo come with a token.
 */
export function createPlayerSession(options: PlayerSessionOptions): PlayerSession {
  const { auth, onReachable, onUnreachable } = options;
  const status = createStore<PlayerStatus>(auth.status === 'anonymous' ? 'LOGGED_OUT' : 'LOADING');
  let running: { retry(): void; stop(): void } | undefined;
  let loading: AbortController | undefined;

  /** The import itself may fail: the same as a network failure for the player. */
  async function load(): Promise<void> {
    if (auth.status === 'anonymous') return;
    loading?.abort();
    loading = new AbortController();
    const { signal } = loading;
    status.set('LOADING');
    let isReported = false;
    function onFailure() {
      if (!isReported && !signal.aborted) onUnreachable?.();
      isReported = true;
    }
    const { runSession } = await retryImport(loadSession, { signal, onFailure });
    if (signal.aborted) return;
    onReachable?.();
    running = runSession(options, status.set);
  }

  return {
    status,
    retry() {
      if (running) return running.retry();
      onReachable?.();
      // Rejects only when aborted.
      if (loading) load().catch(() => {});
    },
    start() {
      const loadOnce = () => {
        if (!running && !loading) load().catch(() => {});
      };
      const unsubscribe = auth.subscribe(loadOnce);
      loadOnce();
      return () => {
        unsubscribe();
        loading?.abort();
        loading = undefined;
        running?.stop();
        running = undefined;
        // The message that the player is unreachable outlives this session.
        onReachable?.();
      };
    },
  };
}
