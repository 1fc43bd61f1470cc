import { makeOperation, mapExchange } from '@urql/core';
import type { Client, Exchange, Operation } from '@urql/core';
import { operationName } from './operation.ts';
import { collectTypes, withTypenames } from './typenames.ts';

/** What a caller says that the answer may hold, for lists that are empty now (urql's own option). */
const additionalTypes = ({ context }: Operation): readonly string[] => context.additionalTypenames ?? [];

interface KnownQuery {
  operation: Operation;
  types: Set<string>;
  /** The last answer's. */
  data?: unknown;
  /** The last answer did not arrive. */
  isMissing?: boolean;
}

/**
 * Sends queries again whose data may have become stale: those on screen at once, the others when
 * they are next asked for. Until the answer comes, views keep what the cache has.
 */
export function createStaleness() {
  const queries = new Map<number, KnownQuery>();
  const stale = new Set<number>();
  let client: Client | undefined;

  function expire(matches: (query: KnownQuery) => boolean): void {
    for (const [key, query] of queries) {
      if (!matches(query)) continue;
      stale.add(key);
      // Without effect for a query that nobody shows: its mark stays.
      client?.reexecuteOperation(
        makeOperation('query', query.operation, { ...query.operation.context, requestPolicy: 'network-only' }),
      );
    }
  }

  /** Expires all queries whose data holds one of the types. */
  const expireTypes = (names: Iterable<string>): void => {
    const wanted = new Set(names);
    expire(({ types }) => [...wanted].some((name) => types.has(name)));
  };
  /** Expires the queries of these operation names. */
  const expireOperations = (names: readonly string[]): void =>
    expire(({ operation }) => names.includes(operationName(operation)));
  /** Expires the queries whose answer did not arrive. */
  const expireFailed = (): void => expire(({ isMissing }) => isMissing === true);

  /**
   * Sits above the cache. A mutation expires the queries that hold a type it returned (R-7-004, A-008).
   * A query that fails after it has succeeded keeps its data, beside the error.
   */
  const exchange: Exchange = (input) => {
    client = input.client;
    return mapExchange({
      onOperation(operation) {
        const request = { ...operation, query: withTypenames(operation.query) };
        if (operation.kind !== 'query') return makeOperation(operation.kind, request);
        const query = queries.get(operation.key) ?? { operation, types: new Set(additionalTypes(operation)) };
        queries.set(operation.key, { ...query, operation });
        const refetches = stale.delete(operation.key) && operation.context.requestPolicy === 'cache-first';
        return makeOperation('query', request, {
          ...operation.context,
          ...(refetches && { requestPolicy: 'cache-and-network' }),
        });
      },
      onResult(result) {
        const { data, operation } = result;
        if (operation.kind === 'mutation' && data) {
          const types = collectTypes(data, new Set(additionalTypes(operation)));
          if (types.size > 0) expireTypes(types);
        }
        const query = queries.get(operation.key);
        if (operation.kind === 'query' && query) {
          collectTypes(data, query.types);
          query.isMissing = result.error?.networkError !== undefined;
          if (data) query.data = data;
          else if (result.error && query.data) {
            stale.add(operation.key);
            return { ...result, data: query.data };
          }
        }
        return result;
      },
    })(input);
  };

  return { exchange, expireTypes, expireOperations, expireFailed };
}
