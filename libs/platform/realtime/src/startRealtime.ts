import { readSessionInfo, type Auth } from '@lobby/auth';
import { authenticationFailure, invalidTokenFailure, type ObjectTypeName } from '@lobby/contracts';
import { errorTypes, isNotOffered, networkOnly, type DataClient, type SubscriptionTransport } from '@lobby/data';
import { createCatchUp, throttle } from '@lobby/runtime';
import { emit } from './events.ts';
import type { LiveSubscription } from './liveSubscription.ts';
import { dataChanged, sessionDestroyed } from './protocol.ts';
import { createTransport, reconnectDelay } from './transport.ts';
import { timings } from './timings.ts';

export interface Contributions {
  subscriptions: readonly LiveSubscription<unknown>[];
  /** Requested again after an interruption, beside the types of the subscriptions. */
  types: readonly ObjectTypeName[];
}

interface RealtimeOptions extends Contributions {
  /** `ws:` or `wss:`; on the page's own origin by default. */
  url: string | undefined;
  data: DataClient;
  auth: Pick<Auth, 'claims' | 'getAccessToken' | 'refresh' | 'session' | 'signOut'>;
  onError: (error: unknown) => void;
  /** The server has taken a connection, or one has failed. */
  onTried?: () => void;
}

/** `/graphql` of the page's origin, as a socket address. */
export const defaultUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;

const messagesOf = (errors: readonly unknown[]): string =>
  errors.map((error) => (error as { message?: unknown } | null)?.message).join(', ');

/** Opens the subscriptions of a player; returns the function that ends them. */
export function startRealtime({
  url = defaultUrl(window.location),
  data,
  auth,
  subscriptions,
  types,
  onError,
  onTried,
}: RealtimeOptions): () => void {
  const { session } = auth;
  /** Ends no session that has followed this one (R-4-022). */
  function endSession(reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' | 'SESSION_EXPIRED'): void {
    void auth.signOut({ reason, session });
  }

  let renewedAt = Number.NEGATIVE_INFINITY;
  /**
   * The same as for an answer over HTTP (R-7-008, R-7-009): the token goes with the connection. What is not of the
   * session is reported, and so is a token that is rejected although it is new.
   */
  function handleRejection(errors: readonly unknown[]): void {
    const types = errors.flatMap((error) => errorTypes((error as { extensions?: unknown } | null)?.extensions));
    if (types.includes(invalidTokenFailure)) return endSession('SESSION_EXPIRED');
    const isOfSession = types.includes(authenticationFailure);
    if (!isOfSession || performance.now() - renewedAt < timings.renewedTokenDuration)
      onError(new Error(`A subscription was rejected: ${messagesOf(errors)}`));
    if (!isOfSession) return;
    void auth.refresh().then((outcome) => {
      if (outcome !== 'refreshed') return;
      renewedAt = performance.now();
      transport.reconnect();
    });
  }

  /** The newest events of each subscription, and when they were received. */
  const newest = new Map<LiveSubscription<unknown>, { event: unknown; at: number }[]>();
  const patchOutdatedResult: SubscriptionTransport['patchOutdatedResult'] = (response) => {
    if (response.operation.kind !== 'subscription') transport.applyWaiting();
    const sentAt: number = response.operation.context['sentAt'];
    for (const [subscription, events] of newest)
      for (const { event, at } of events) if (sentAt <= at) subscription.changeResponse?.(response, event);
  };

  const missedTypes = [...types, ...subscriptions.flatMap((subscription) => subscription.types ?? [])];
  const refetchMissed = () => data.refetchTypes(missedTypes);
  const catchUp = createCatchUp(refetchMissed, reconnectDelay);
  const afterInterruption = createCatchUp(refetchMissed, () => Math.random() * timings.refetchSpread);

  let wasInterrupted = false;
  const current = subscriptions.flatMap(({ current: query }) => (query ? [followCurrent(query)] : []));

  /** Requests what has changed before the connection until there is a response: a restarting platform may accept connections first. */
  function followCurrent(query: NonNullable<LiveSubscription<unknown>['current']>) {
    const again = createCatchUp(() => void request(), reconnectDelay);
    async function request(): Promise<void> {
      const requestedAt = performance.now();
      const { error, operation } = await data.urql.query(query, {}, networkOnly).toPromise();
      if (error && !isNotOffered(error)) return again.schedule();
      // A view had requested it already: its response may be from before the connection.
      if (operation.context['sentAt'] < requestedAt) return request();
      again.reset();
      // What failed before the first connection has had its retries (R-7-006).
      if (wasInterrupted) data.refetchFailed();
    }
    return { request, again };
  }

  const transport = createTransport({
    url,
    getAccessToken: () => auth.getAccessToken(session),
    onSessionDestroyed: () => endSession('LOGGED_IN_FROM_ANOTHER_DEVICE'),
    onRejected(error) {
      if (!Array.isArray(error)) onError(error);
      else handleRejection(error);
    },
    onUnreadable(error) {
      onError(error);
      catchUp.schedule();
    },
    // What is on screen is from before the connection.
    onConnected() {
      for (const { request } of current) void request();
      onTried?.();
    },
    // Where no socket gets through, it is requested at each attempt instead.
    onDisconnected() {
      for (const { again } of current) again.schedule();
      onTried?.();
    },
    onResumed() {
      wasInterrupted = true;
      afterInterruption.schedule();
    },
  });
  const updates = Object.fromEntries(
    subscriptions.flatMap((subscription): [string, SubscriptionTransport['updates'][string]][] => {
      const { field } = subscription;
      if (!subscription.changeCache) return [];
      return [[field, (result, _args, cache) => subscription.changeCache?.(cache, result[field])]];
    }),
  );
  data.connectSubscriptions({ forward: transport.forward, updates, patchOutdatedResult });

  function follow<Event>(subscription: LiveSubscription<Event>, react?: (event: Event) => void): () => void {
    const { document, field } = subscription;
    const { unsubscribe } = data.urql.subscription(document, {}).subscribe(({ data: result, error }) => {
      if (isNotOffered(error)) return;
      if (error && error.graphQLErrors.length > 0) handleRejection(error.graphQLErrors);
      // With an error, the data is that of the event before.
      if (error || !result) return catchUp.schedule();
      catchUp.reset();
      const event = result[field] as Event;
      react?.(event);
      emit(data, subscription, event, onError);
    });
    return unsubscribe;
  }

  const throttles: ReturnType<typeof throttle>[] = [];
  function followContributed(subscription: LiveSubscription<unknown>): () => void {
    const { refetch = [], newest: most = 1 } = subscription;
    const request = throttle(() => data.refetchAfterAnswer(...refetch), timings.refetchInterval);
    throttles.push(request);
    return follow(subscription, (event) => {
      if (refetch.length > 0) request.run();
      if (!subscription.changeResponse) return;
      const events = [...(newest.get(subscription) ?? []), { event, at: transport.receivedAt() }];
      newest.set(subscription, events.slice(-most));
    });
  }

  const changedTypes = new Set<ObjectTypeName>();
  const comesAnyway = subscriptions.flatMap(({ comesWithDataChanged, refetch = [] }) =>
    comesWithDataChanged ? refetch : [],
  );
  const refetchChanged = throttle(() => {
    data.refetchTypes([...changedTypes], comesAnyway);
    changedTypes.clear();
  }, timings.refetchInterval);
  throttles.push(refetchChanged);
  const unsubscribes = [
    follow(dataChanged, ({ types: changed }) => {
      // A name that the schema does not have is in no query.
      for (const type of changed) changedTypes.add(type as ObjectTypeName);
      if (changedTypes.size > 0) refetchChanged.run();
    }),
    follow(sessionDestroyed, ({ sessionId }) => {
      // The provider's id, else the cookie's; when none is known, no event is about this session.
      if (sessionId === (auth.claims()?.sid ?? readSessionInfo()?.sid)) {
        endSession('LOGGED_IN_FROM_ANOTHER_DEVICE');
      }
    }),
    ...subscriptions.map(followContributed),
  ];

  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    for (const { stop } of [catchUp, afterInterruption, ...current.map(({ again }) => again), transport, ...throttles])
      stop();
  };
}
