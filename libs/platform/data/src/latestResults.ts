import type { Client, Exchange, OperationResult } from '@urql/core';
import { pipe, tap } from 'wonka';

const shownResults = new WeakMap<Client, Map<number, OperationResult>>();

/**
 * The latest result of a query that is on screen, unless it is stale. Requested again, the cache would answer all who show the query, and each of
 * them would render once more.
 */
export function latestResult(client: Client, key: number): OperationResult | undefined {
  const result = shownResults.get(client)?.get(key);
  return result?.stale === false ? result : undefined;
}

/** Notes the results of queries for {@link latestResult}. */
export const latestResultsExchange: Exchange = ({ client, forward }) => {
  const shown = new Map<number, OperationResult>();
  shownResults.set(client, shown);

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
