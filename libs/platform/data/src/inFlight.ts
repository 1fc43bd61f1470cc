import { makeOperation, type Exchange, type Operation } from '@urql/core';
import { createStore, delayPhase } from '@lobby/runtime';
import { fromArray, makeSubject, merge, mergeMap, pipe, tap } from 'wonka';
import { timings } from './timings.ts';

interface Waiting {
  operation: Operation;
  timer: ReturnType<typeof setTimeout>;
  isSlow: boolean;
  release: () => void;
}

/**
 * Tracks the queries in flight, retries included: the page's session comes after them. Reports slow ones, and can send them again, which urql's
 * client does not do while a query is in flight.
 */
export function createInFlight() {
  const isSlow = createStore(false);
  const queries = new Map<number, Waiting>();
  const again = makeSubject<Operation>();

  const updateSlow = () => isSlow.set([...queries.values()].some((query) => query.isSlow));

  function end({ key }: Operation): void {
    const query = queries.get(key);
    clearTimeout(query?.timer);
    query?.release();
    queries.delete(key);
    updateSlow();
  }

  function begin(operation: Operation): void {
    end(operation);
    const timer = setTimeout(() => {
      query.isSlow = true;
      updateSlow();
    }, timings.slowRequestDelay);
    const query: Waiting = { operation, timer, isSlow: false, release: delayPhase('session') };
    queries.set(operation.key, query);
  }

  /** Sits below the cache and above the retries. */
  const exchange: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        merge([operations, again.source]),
        mergeMap((operation) => {
          const replaces = operation.kind === 'query' && queries.has(operation.key);
          if (operation.kind === 'query') begin(operation);
          else if (operation.kind === 'teardown') end(operation);
          return fromArray(replaces ? [makeOperation('teardown', operation), operation] : [operation]);
        }),
        forward,
        tap(({ operation }) => operation.kind === 'query' && end(operation)),
      );

  return {
    exchange,
    has: (key: number): boolean => queries.has(key),
    isSlow,
    /** Sends slow queries again. */
    retrySlow(): void {
      for (const query of [...queries.values()]) if (query.isSlow) again.next(query.operation);
    },
    /** Replaces each query for which `renew` returns a new operation. */
    replace(renew: (operation: Operation) => Operation | null): void {
      for (const { operation } of [...queries.values()]) {
        const next = renew(operation);
        if (next) again.next(next);
      }
    },
  };
}
