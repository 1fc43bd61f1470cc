import type { Exchange, Operation } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';
import { timings } from './timings.ts';

/**
 * Keeps an answered query for a while after its last subscriber has left. urql's hook reads a query while it renders,
 * lets go of it, and subscribes in an effect. The cache forgets a query that is torn down, and would answer the effect with
 * new objects: whatever shows them would render a second time, a hydrated page as a whole.
 */
export const delayTeardownExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const answered = new Set<number>();
    const leaving = new Map<number, ReturnType<typeof setTimeout>>();
    const left = makeSubject<Operation>();

    function mayPass(operation: Operation): boolean {
      const { key, kind } = operation;
      if (kind !== 'teardown') {
        clearTimeout(leaving.get(key));
        leaving.delete(key);
        answered.delete(key);
        return true;
      }
      // A request in flight ends with its subscribers.
      if (!answered.has(key)) return true;
      const leave = () => {
        leaving.delete(key);
        answered.delete(key);
        left.next(operation);
      };
      leaving.set(key, setTimeout(leave, timings.unusedQueryLifetime));
      return false;
    }

    return pipe(
      merge([pipe(operations, filter(mayPass)), left.source]),
      forward,
      tap(({ operation, data, error, stale }) => {
        if (operation.kind === 'query' && data && !error && !stale) answered.add(operation.key);
      }),
    );
  };
