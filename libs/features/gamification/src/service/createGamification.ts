import type { TokenOwner } from '@lobby/http';
import { reportError } from '@lobby/monitoring';
import { createStore } from '@lobby/runtime';
import { apiUrlOf, createGamificationApi } from './api.ts';
import type { Gamification, LoyaltyState } from './types.ts';
import { timings } from '../timings.ts';

interface GamificationOptions {
  host: string;
  clientId: string;
  player: TokenOwner;
}

const unknown: LoyaltyState = { state: 'loading', status: null };

/** The service for one session, until `end` is called. */
export function createGamification({ host, clientId, player }: GamificationOptions): Gamification & { end(): void } {
  const api = createGamificationApi(host, clientId, player);
  const ended = new AbortController();
  const loyalty = createStore(unknown);
  const token = createStore<string | null>(null);
  let renewing: Promise<string> | undefined;
  let refreshing: AbortController | undefined;
  let requested = { version: '', at: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function renew(): Promise<string> {
    renewing ??= api
      .token(ended.signal)
      .then((accessToken) => {
        if (!ended.signal.aborted) token.set(accessToken);
        return accessToken;
      })
      .finally(() => (renewing = undefined));
    return renewing;
  }

  async function refresh(): Promise<void> {
    refreshing?.abort();
    const { signal } = (refreshing = new AbortController());
    const either = AbortSignal.any([signal, ended.signal]);
    requested = { ...requested, at: Date.now() };
    try {
      const status = await api.status(token.get() ?? (await renew()), renew, either);
      if (!either.aborted) loyalty.set({ state: 'ready', status });
    } catch (error) {
      if (either.aborted) return;
      loyalty.set({ state: 'failed', status: null });
      reportError(error);
    }
  }

  return {
    apiUrl: apiUrlOf(host),
    loyalty,
    token,
    ensure(version) {
      const isFresh =
        requested.version === version &&
        Date.now() - requested.at < timings.statusLifetime &&
        loyalty.get().state !== 'failed';
      requested = { ...requested, version };
      if (!isFresh) void refresh();
    },
    refresh,
    refreshLater() {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), timings.statusRefreshDelay);
    },
    async renewToken() {
      await renew().catch((error: unknown) => {
        if (!ended.signal.aborted) reportError(error);
      });
    },
    end() {
      ended.abort(new Error('The session has ended.'));
      clearTimeout(timer);
      loyalty.set(unknown);
      token.set(null);
    },
  };
}
