import { Client, fetchExchange, getOperationName, makeOperation, mapExchange, subscriptionExchange } from '@urql/core';
import type { Exchange, Operation, OperationContext, OperationResult, SubscriptionForwarder } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { KeyingConfig, Resolver, ResolverConfig, UpdateResolver, Variables } from '@urql/exchange-graphcache';
import { possibleTypes, type CacheRules, type ObjectTypeName, type QueryRequest } from '@lobby/contracts';
import { withProof, type SessionOwner, sessionSignal } from '@lobby/auth';
import { fetchWithTimeout, recordServerDate, type ReadableStore } from '@lobby/runtime';
import { build } from 'virtual:lobby-build';
import { bearerExchange, bearerOf } from './auth.ts';
import type { DataAuth } from './auth.ts';
import { takeEarlyRequest } from './earlyRequests.ts';
import { isAuthenticationFailure, isSessionOver, toLobbyError } from './errors.ts';
import type { LobbyError } from './errors.ts';
import { createInFlight } from './inFlight.ts';
import { delayTeardownExchange } from './delayTeardown.ts';
import { createLocaleSwitch, localeOf } from './localeSwitch.ts';
import type { PageData } from './pageData.ts';
import { notOfferedExchange } from './notOffered.ts';
import { networkRetryExchange } from './retry.ts';
import { latestResultsExchange } from './latestResults.ts';
import { createStaleness } from './staleness.ts';
import { validateResponsesExchange } from './validateResponses.ts';
import { timings } from './timings.ts';
import { pastCache } from './withoutCache.ts';

/**
 * Development's warnings of the cache, but for missing fields (13) and missing keys (15). The fields it misses are
 * of fragments on other types, since every answer has been verified; a type without a key is meant to have none.
 */
function warn(severity: 'debug' | 'error' | 'warn', message: string): void {
  if (severity !== 'debug' && !/#1[35]$/.test(message)) console[severity](message);
}

/** What the field itself has brought, which may be that there is none; else the object of this id, which came elsewhere. */
const objectOf =
  (__typename: string): Resolver =>
  (_parent, args, cache, { parentKey, fieldName }) => {
    const own = cache.resolve(parentKey, fieldName, args);
    if (own !== undefined) return own;
    return { __typename, id: String(args['id']) };
  };

/** What the field itself has brought, else the object with this slug in a list that the same parent has. */
const memberOf =
  (list: string): Resolver =>
  (_parent, args, cache, { parentKey, fieldName }) => {
    const own = cache.resolve(parentKey, fieldName, args);
    if (own !== undefined) return own;
    return cache
      .inspectFields(parentKey)
      .filter((known) => known.fieldName === list)
      .flatMap(({ fieldKey }) => cache.resolve(parentKey, fieldKey) as string[])
      .find((member) => cache.resolve(member, 'slug') === args['slug']);
  };

/** What the field itself has brought, else the same picture in the width that is closest. */
const closestPicture: Resolver = (_parent, args, cache, { parentKey, fieldName }) => {
  const own = cache.resolve(parentKey, fieldName, args);
  if (own !== undefined) return own;
  const distance = (to: Variables | null) => Math.abs(Number(to?.['size']) - Number(args['size']));
  const [closest] = cache
    .inspectFields(parentKey)
    .filter((known) => known.fieldName === fieldName)
    .sort((a, b) => distance(a.arguments) - distance(b.arguments));
  return closest && cache.resolve(parentKey, closest.fieldKey);
};

/** The rules in graphcache's own form. */
function cacheConfig(rules: NonNullable<DataClientOptions['cache']>) {
  const keys: KeyingConfig = {};
  const resolvers: ResolverConfig = {};
  for (const rule of rules) {
    for (const [type, field] of Object.entries(rule?.keys ?? {})) {
      keys[type] = ({ [field]: key }) => (typeof key === 'string' ? key : null);
    }
    for (const [type, fields] of Object.entries(rule?.lookups ?? {})) {
      for (const [field, __typename] of Object.entries(fields)) {
        resolvers[type] = { ...resolvers[type], [field]: objectOf(__typename) };
      }
    }
    for (const [type, fields] of Object.entries(rule?.members ?? {})) {
      for (const [field, list] of Object.entries(fields)) {
        resolvers[type] = { ...resolvers[type], [field]: memberOf(list) };
      }
    }
    for (const [type, field] of Object.entries(rule?.pictures ?? {})) {
      resolvers[type] = { ...resolvers[type], [field]: closestPicture };
    }
  }
  return { keys, resolvers };
}

export interface DataClientOptions {
  /** The lobby passes its own endpoint, `/api/graphql` (R-7-002, A-010). */
  url?: string;
  /** Called for each operation that leaves: locale, x-ranks, x-context, x-recently-played-games (R-7-005). The locale may change. */
  getHeaders: () => Readonly<Record<string, string>>;
  /** The locale alone, which is read much more often: for each operation that the cache answers as well. */
  getLocale?: () => string | undefined;
  auth: DataAuth;
  /**
   * Hears network errors other than 401, and once of each operation that the back end does not know; other GraphQL
   * errors belong to the caller (R-8-023).
   */
  onError?: (error: LobbyError, operationName: string) => void;
  /** What those who read the cache declare of their types; undefined entries are skipped. */
  cache?: readonly (CacheRules | undefined)[];
  /** Data for operations by name in place of the back end's, in builds that allow overrides. */
  mockData?: Readonly<Record<string, unknown>>;
  /** Of a prerendered page, for the client of the session that has opened it. */
  pageData?: PageData;
  /** In place of the network's. */
  fetch?: typeof fetch;
}

const fetchInTime: typeof fetch = withProof(async (input, init) => {
  const early = takeEarlyRequest(init);
  // Its answer may have waited for the scripts: it does not say the time.
  if (early) return fetchWithTimeout(timings.requestTimeout, input, init, early);
  const response = await fetchWithTimeout(timings.requestTimeout, input, init);
  recordServerDate(response.headers.get('date'));
  return response;
});
const passThrough: Exchange = ({ forward }) => forward;

/** What `@lobby/realtime` brings once it is loaded. */
export interface SubscriptionTransport {
  forward: SubscriptionForwarder;
  /** Cache updates by events, by field of Subscription. */
  updates: Readonly<Record<string, UpdateResolver>>;
  /** Puts into an answer, before the cache has it, what events have brought since it was requested (`sentAt` of its context). */
  patchOutdatedResult(answer: OperationResult): void;
}

/** One session's client, and what stands for that session: see `sessionScope` of `@lobby/auth`. */
export interface DataClient extends SessionOwner {
  /** It has the answers of a prerendered page, which are those for visitors of the market of the address. */
  hasPageData: boolean;
  /** For urql's hooks, and for queries outside of React. */
  urql: Client;
  /** Sends a query before the component that will: that one is answered by the cache, or by the request in flight. */
  prefetch(request: QueryRequest, context?: Partial<OperationContext>): void;
  /** Sends these queries again, whatever their variables: shown ones now, others when next requested. */
  refetch(...documents: Operation['query'][]): void;
  /**
   * The same, but a request in flight is left to its answer, and one more follows: events in a row would otherwise
   * cancel each other's requests.
   */
  refetchAfterAnswer(...documents: Operation['query'][]): void;
  /** The same for all queries that hold one of the types, but for some that are requested again otherwise. */
  refetchTypes(typenames: readonly ObjectTypeName[], except?: readonly Operation['query'][]): void;
  /** The same for all queries whose last request ended in a network error. */
  refetchFailed(): void;
  /**
   * Requests again for what is on screen, in the language that the headers name now; resolves when it is there
   * or has taken long. It is delayed until {@link showLocale}, so that texts and data change in one step.
   */
  prepareLocale(): Promise<void>;
  showLocale(): void;
  /** Whether a query takes so long that the page should say so. */
  isSlow: ReadableStore<boolean>;
  /** Sends those queries again. */
  retrySlow(): void;
  /** Connects the transport of subscriptions; to be called before the first one. */
  connectSubscriptions(transport: SubscriptionTransport): void;
}

/**
 * One session's client and cache: that of `auth` now. Another session requests a new one (see
 * `DataProvider`), so that nothing of a player outlives the session.
 */
export function createDataClient(options: DataClientOptions): DataClient {
  const { url = '/graphql', getHeaders, auth, onError, cache = [], mockData, pageData } = options;
  const { getLocale = () => getHeaders()['locale'] } = options;
  const session = auth.session ?? null;
  const send = options.fetch ?? pageData?.server?.fetch ?? fetchInTime;
  const inFlight = createInFlight();
  const staleness = createStaleness(inFlight.has, (key) =>
    inFlight.replace((operation) => (operation.key === key ? renewed(operation) : null)),
  );
  const localeSwitch = createLocaleSwitch(getLocale);
  const subscriptionUpdates: Record<string, UpdateResolver> = {};
  let forwardSubscription: SubscriptionForwarder | undefined;
  let patchOutdatedResult: SubscriptionTransport['patchOutdatedResult'] | undefined;

  const withContext = (operation: Operation, context: Partial<OperationContext>): Operation =>
    makeOperation(operation.kind, operation, { ...operation.context, ...context });
  const stamped = (operation: Operation) => withContext(operation, { locale: getLocale(), sentAt: performance.now() });
  const withHeaders = (operation: Operation) =>
    operation.kind === 'teardown' ? operation : withContext(operation, { fetchOptions: { headers: getHeaders() } });
  const renewed = (operation: Operation) => withHeaders(stamped(operation));

  const urql = new Client({
    url,
    preferGetMethod: false,
    fetch: build.allowOverrides && mockData ? createMockFetch(mockData, send) : send,
    requestPolicy: 'cache-first',
    suspense: pageData?.server !== undefined,
    exchanges: [
      pageData?.server ? passThrough : latestResultsExchange,
      mapExchange({
        onOperation: stamped,
      }),
      staleness.exchange,
      pageData?.server ? passThrough : delayTeardownExchange,
      notOfferedExchange((error, operationName) => onError?.(toLobbyError(error), operationName)),
      pastCache(
        cacheExchange({
          ...cacheConfig(cache),
          possibleTypes,
          logger: warn,
          updates: { Subscription: subscriptionUpdates },
        }),
      ),
      mapExchange({
        // The cache drops empty variables; the wire has the key always (R-7-001).
        onOperation: (operation) =>
          withHeaders(makeOperation(operation.kind, { ...operation, variables: operation.variables ?? {} })),
        onResult: (result) => void patchOutdatedResult?.(result),
      }),
      pageData?.exchange(cache.flatMap((rules) => rules?.windowVariables ?? [])) ?? passThrough,
      inFlight.exchange,
      localeSwitch.exchange,
      mapExchange({
        onError(combined, operation) {
          const error = toLobbyError(combined);
          // The end of a session before the present one ends nothing.
          const isOfPresent = bearerOf(operation) === `Bearer ${auth.getAccessToken(session)}`;
          if (isSessionOver(error) && isOfPresent) void auth.signOut({ reason: 'SESSION_EXPIRED', session });
          else if (error.isNetworkError && !isAuthenticationFailure(error))
            onError?.(error, getOperationName(operation.query) ?? '');
        },
      }),
      validateResponsesExchange,
      // The server requests as a visitor of the market, for players' pages, too.
      pageData?.server ? passThrough : bearerExchange(auth, session),
      networkRetryExchange(),
      subscriptionExchange({
        forwardSubscription(body, operation) {
          if (!forwardSubscription) throw new Error('Subscriptions are not connected.');
          return forwardSubscription(body, operation);
        },
      }),
      fetchExchange,
    ],
  });

  return {
    ended: sessionSignal(auth),
    hasPageData: pageData !== undefined,
    urql,
    prefetch({ document, variables }, context) {
      void urql.query(document as Operation['query'], variables, context).toPromise();
    },
    refetch: staleness.expireDocuments,
    refetchAfterAnswer: staleness.expireAfterAnswer,
    refetchTypes: staleness.expireTypes,
    refetchFailed: staleness.expireFailed,
    prepareLocale() {
      const locale = getLocale();
      staleness.refetchOtherLocales(locale);
      inFlight.replace((operation) => (localeOf(operation) === locale ? null : renewed(operation)));
      return localeSwitch.whenAnswered();
    },
    showLocale: localeSwitch.show,
    isSlow: inFlight.isSlow,
    retrySlow: inFlight.retrySlow,
    connectSubscriptions(transport) {
      Object.assign(subscriptionUpdates, transport.updates);
      forwardSubscription = transport.forward;
      patchOutdatedResult = transport.patchOutdatedResult;
    },
  };
}

/** Answers operations by name in place of the back end, for testers: the data as the wire has it. */
function createMockFetch(mockData: Readonly<Record<string, unknown>>, otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const name = operationNameIn(init?.body);
    if (name === null || !Object.hasOwn(mockData, name)) return otherwise(input, init);
    return new Response(JSON.stringify({ data: mockData[name] }), { headers: { 'content-type': 'application/json' } });
  };
}

function operationNameIn(body: BodyInit | null | undefined): string | null {
  if (typeof body !== 'string') return null;
  const { operationName } = JSON.parse(body) as { operationName?: string };
  return operationName ?? null;
}
