import type { Client, Exchange, OperationResult } from '@urql/core';
import { pipe, tap } from 'wonka';

/** Where urql's hook looks for a result before it queries the client while it renders. urql fills it for Suspense alone. */
interface HookCache {
  get(key: number): OperationResult | undefined;
  set(): void;
  clear(): void;
  dispose(): void;
}

/**
 * While it renders, urql's hook reads a query that is on screen from its latest result. Requested again, the cache would answer
 * all who show it, and each of them would render once more. That never ends for a hook with an update which React
 * has put off, as those of a part of the page that was hydrated when the browser was idle: until that update is rendered
 * React forgets what the hook sets while it renders, so every rendering requests, and every answer renders before that update.
 */
export const latestResultsExchange: Exchange = ({ client, forward }) => {
  const shown = new Map<number, OperationResult>();
  const hookCache: HookCache = {
    get(key) {
      const result = shown.get(key);
      return result?.stale === false ? result : undefined;
    },
    set() {},
    clear() {},
    dispose() {},
  };
  (client as Client & { _react?: HookCache })._react = hookCache;

  return (operations) =>
    pipe(
      operations,
      tap(({ key, kind }) => kind === 'teardown' && shown.delete(key)),
      forward,
      tap((result) => {
        const { key, kind, context } = result.operation;
        if (kind !== 'query') return;
        // A caller with another policy wants more than the latest result.
        if (context.requestPolicy === 'cache-first') shown.set(key, result);
        else shown.delete(key);
      }),
    );
};
