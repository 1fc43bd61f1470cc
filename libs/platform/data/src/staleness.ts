import { getOperationName, makeOperation, mapExchange } from '@urql/core';
import type { Client, Exchange, Operation, RequestPolicy } from '@urql/core';
import { pipe, tap } from 'wonka';
import { localeOf } from './localeSwitch.ts';
import { collectTypes, withTypenames } from './typenames.ts';

/** What a caller says that the answer may hold, for lists that are empty now (urql's own option). */
const additionalTypes = ({ context }: Operation): readonly string[] => context.additionalTypenames ?? [];

interface KnownQuery {
  operation: Operation;
  /** Somebody waits for its data or shows it. */
  isActive: boolean;
  /** To be asked for again, at once or when it is next wanted. */
  isStale: boolean;
  types: Set<string>;
  /** The last answer's. */
  data?: unknown;
  /** The last answer did not arrive. */
  hasFailed?: boolean;
}

/** Inactive queries that are kept in mind. One that was forgotten counts as stale when it comes back. */
export const inactiveLimit = 100;

/**
 * Sends queries again whose data may have become stale: those on screen at once, the others when
 * they are next asked for. Until the answer comes, views keep what the cache has.
 */
export function createStaleness() {
  /** In the order of their last use. */
  const queries = new Map<number, KnownQuery>();
  /** For queries that are not in mind: they may have been forgotten, or be in the cache in another language. */
  let policyOfUnknown: RequestPolicy = 'cache-first';
  let client: Client | undefined;

  function expire(matches: (query: KnownQuery) => boolean): void {
    for (const query of queries.values()) {
      if (!matches(query)) continue;
      query.isStale = true;
      if (query.isActive) refetch(query);
    }
  }

  function refetch({ operation }: KnownQuery): void {
    client?.reexecuteOperation(
      makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }),
    );
  }

  function deactivate(key: number): void {
    const query = queries.get(key);
    if (query) query.isActive = false;
    const inactive = [...queries].filter(([, { isActive }]) => !isActive);
    for (const [oldest] of inactive.slice(0, -inactiveLimit)) {
      queries.delete(oldest);
      if (policyOfUnknown === 'cache-first') policyOfUnknown = 'cache-and-network';
    }
  }

  /** Expires all queries whose data holds one of the types. */
  const expireTypes = (names: Iterable<string>): void => {
    const wanted = new Set(names);
    expire(({ types }) => [...wanted].some((name) => types.has(name)));
  };
  /** Expires the queries of these documents, whatever their variables. */
  function expireDocuments(...documents: Operation['query'][]): void {
    const names = new Set(documents.map(getOperationName));
    expire(({ operation }) => names.has(getOperationName(operation.query)));
  }
  /** Expires the queries whose answer did not arrive. */
  const expireFailed = (): void => expire(({ hasFailed }) => hasFailed === true);

  /** Sends those on screen again that were asked in another language; the cache answers the others no more. */
  function refetchOtherLocales(locale: string | undefined): void {
    for (const query of queries.values()) {
      if (localeOf(query.operation) === locale) continue;
      policyOfUnknown = 'network-only';
      if (query.isActive) refetch(query);
    }
  }

  /** How a query is answered whose caller would take it from the cache. */
  function policyFor(operation: Operation, known: KnownQuery | undefined): RequestPolicy {
    if (known === undefined) return policyOfUnknown;
    if (localeOf(known.operation) !== localeOf(operation)) return 'network-only';
    return known.isStale ? 'cache-and-network' : 'cache-first';
  }

  /**
   * Sits above the cache. A mutation expires the queries that hold a type it returned (R-7-004, A-008).
   * A query that fails after it has succeeded keeps its data, beside the error.
   */
  const exchange: Exchange = (input) => {
    client = input.client;
    const track = mapExchange({
      onOperation(operation) {
        const { key, kind, context } = operation;
        const request = { ...operation, query: withTypenames(operation.query) };
        if (kind !== 'query') return makeOperation(kind, request);
        const known = queries.get(key);
        const requestPolicy =
          context.requestPolicy === 'cache-first' ? policyFor(operation, known) : context.requestPolicy;
        queries.delete(key);
        queries.set(key, {
          types: new Set(additionalTypes(operation)),
          ...known,
          operation,
          isActive: true,
          isStale: false,
        });
        return makeOperation('query', request, { ...context, requestPolicy });
      },
      onResult(result) {
        const { data, error, operation } = result;
        if (operation.kind === 'mutation' && data) {
          const types = collectTypes(data, new Set(additionalTypes(operation)));
          if (types.size > 0) expireTypes(types);
        }
        const query = queries.get(operation.key);
        if (operation.kind === 'query' && query) {
          collectTypes(data, query.types);
          query.hasFailed = error?.networkError !== undefined;
          if (data) query.data = data;
          else if (error && query.data) {
            query.isStale = true;
            return { ...result, data: query.data };
          }
        }
        return result;
      },
    })(input);
    return (operations) =>
      track(
        pipe(
          operations,
          tap(({ kind, key }) => kind === 'teardown' && deactivate(key)),
        ),
      );
  };

  return { exchange, refetchOtherLocales, expireTypes, expireDocuments, expireFailed };
}
