import { getOperationName, makeOperation, mapExchange } from '@urql/core';
import type { Client, Exchange, Operation, RequestPolicy } from '@urql/core';
import { pipe, tap } from 'wonka';
import { localeOf } from './localeSwitch.ts';
import { networkOnly } from './networkOnly.ts';
import { collectTypes, withTypenames } from './typenames.ts';

/** urql's own option: types that an answer may hold although its lists are empty now. */
const additionalTypes = ({ context }: Operation): readonly string[] => context.additionalTypenames ?? [];

interface KnownQuery {
  operation: Operation;
  /** A component subscribes to it. */
  isActive: boolean;
  /** To be refetched, at once or when it is next used. */
  isStale: boolean;
  /** To be refetched once the request in flight is answered. */
  isExpiredInFlight?: boolean;
  /** It was last requested although the cache may have it. */
  isRefetch?: boolean;
  types: Set<string>;
  /** Of the last successful result. */
  data?: unknown;
  /** The last request ended in a network error. */
  hasFailed?: boolean;
}

/** How many inactive queries are tracked. One that is no longer tracked counts as stale when it is used again. */
export const inactiveLimit = 100;

/**
 * Refetches queries whose data may be stale: active ones at once, the others when they are next used. Until the
 * result arrives, components keep the cached data.
 */
export function createStaleness(isInFlight: (key: number) => boolean, sendAgain: (key: number) => void) {
  /** Tracked queries, least recently used first. */
  const queries = new Map<number, KnownQuery>();
  /** For untracked queries: they may have been dropped from the list, or be cached in another language. */
  let policyOfUnknown: RequestPolicy = 'cache-first';
  let client: Client | undefined;

  /** @param waits leaves a request in flight to its answer, and sends one more after it */
  function expire(matches: (query: KnownQuery) => boolean, waits = false): void {
    for (const query of queries.values()) {
      if (!matches(query)) continue;
      if (waits && query.isActive && isInFlight(query.operation.key)) {
        query.isExpiredInFlight = true;
        continue;
      }
      query.isStale = true;
      if (query.isActive) refetch(query);
    }
  }

  function refetch(query: KnownQuery): void {
    const { operation } = query;
    if (isInFlight(operation.key)) {
      Object.assign(query, { isStale: false, isExpiredInFlight: false });
      // Below urql's client, which may take the new request for the one that it replaces.
      sendAgain(operation.key);
      return;
    }
    const again = makeOperation('query', operation, { ...operation.context, ...networkOnly });
    client?.reexecuteOperation(again);
    // urql's client takes a failed query for one in flight once the cache has requested it in vain, after another answer that
    // concerns it. Requested twice, it forgets that, and sends it once.
    if (!isInFlight(operation.key)) client?.reexecuteOperation(again);
  }

  function deactivate(key: number): void {
    const query = queries.get(key);
    if (query) {
      query.isActive = false;
      // A request that was to renew it ends with its subscribers, as when a rendering has only read it.
      query.isStale ||= query.isExpiredInFlight === true || (query.isRefetch === true && isInFlight(key));
    }
    const inactive = [...queries].filter(([, { isActive }]) => !isActive);
    for (const [oldest] of inactive.slice(0, -inactiveLimit)) {
      queries.delete(oldest);
      if (policyOfUnknown === 'cache-first') policyOfUnknown = 'cache-and-network';
    }
  }

  /** Selects the queries of these documents, whatever their variables. */
  function ofDocuments(documents: readonly Operation['query'][]) {
    const names = new Set(documents.map(getOperationName));
    return ({ operation }: KnownQuery) => names.has(getOperationName(operation.query));
  }
  /** Expires all queries whose data holds one of the types. */
  const expireTypes = (names: Iterable<string>, except: readonly Operation['query'][] = []): void => {
    const wanted = [...names];
    const isExcepted = ofDocuments(except);
    expire((query) => wanted.some((name) => query.types.has(name)) && !isExcepted(query));
  };
  const expireDocuments = (...documents: Operation['query'][]): void => expire(ofDocuments(documents));
  const expireAfterAnswer = (...documents: Operation['query'][]): void => expire(ofDocuments(documents), true);
  /** Expires the queries whose last request ended in a network error. */
  const expireFailed = (): void => expire(({ hasFailed }) => hasFailed === true);

  /** Refetches active queries that were sent in another language; inactive ones are not answered from the cache. */
  function refetchOtherLocales(locale: string | undefined): void {
    for (const query of queries.values()) {
      if (localeOf(query.operation) === locale) continue;
      policyOfUnknown = 'network-only';
      if (query.isActive) refetch(query);
    }
  }

  /** The request policy of a query that its caller would accept from the cache. */
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
        // Its caller stores what it needs of the answer, which would stay here for as long as the list of queries.
        if (kind !== 'query' || context['isWithoutCache'] === true) return makeOperation(kind, request);
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
          isRefetch: requestPolicy !== 'cache-first',
          isExpiredInFlight: requestPolicy === 'network-only' ? false : known?.isExpiredInFlight,
        });
        return makeOperation('query', request, { ...context, requestPolicy });
      },
      onResult(result) {
        const { data, error, operation } = result;
        if (operation.kind === 'mutation' && data) {
          const types = collectTypes(data, new Set(additionalTypes(operation)));
          // Later: the cache first says what the mutation has answered, which stays if the network fails.
          if (types.size > 0) queueMicrotask(() => expireTypes(types));
        }
        const query = queries.get(operation.key);
        if (operation.kind === 'query' && query) {
          // The cache answers with the same objects as long as nothing in them has changed.
          if (data !== query.data) collectTypes(data, query.types);
          query.hasFailed = error?.networkError !== undefined;
          if (query.isExpiredInFlight && !isInFlight(operation.key)) refetch(query);
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

  return { exchange, refetchOtherLocales, expireTypes, expireDocuments, expireAfterAnswer, expireFailed };
}
