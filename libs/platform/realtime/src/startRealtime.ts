import { readSessionInfo, type Auth } from '@lobby/auth';
import { authenticationFailure, invalidTokenFailure, type ObjectTypeName } from '@lobby/contracts';
import {
  errorTypes,
  isNotOffered,
  networkOnly,
  type DataClient,
  type SubscriptionTransport,
  type TadaDocumentNode,
} from '@lobby/data';
import { WalletQuery } from '@lobby/money';
import { GetCustomerInfo, GetPlayerInfo, PlayerDetails } from '@lobby/player';
import { createCatchUp, throttle } from '@lobby/runtime';
import { emit, type RealtimeEvents } from './events.ts';
import { changeAnswer } from './queryChanges.ts';
import {
  BalanceUpdated,
  CustomerPopUpAdded,
  DataChanged,
  PlayerUpdated,
  RewardUpdated,
  SessionDestroyed,
} from './subscriptions.ts';
import { createTransport, reconnectDelay } from './transport.ts';
import { timings } from './timings.ts';
import { pushedBalance, updates } from './updates.ts';

interface RealtimeOptions {
  /** `ws:` or `wss:`. */
  url: string;
  data: DataClient;
  auth: Pick<Auth, 'claims' | 'getAccessToken' | 'refresh' | 'session' | 'signOut'>;
  onError: (error: unknown) => void;
  /** The server has taken a connection, or one has failed. */
  onTried?: () => void;
}

/** Pushed rewards that are still compared with answers on their way. */
const MAX_REWARDS = 50;

const messagesOf = (errors: readonly unknown[]): string =>
  errors.map((error) => (error as { message?: unknown } | null)?.message).join(', ');

/** Opens the subscriptions of a player; returns the function that ends them. */
export function startRealtime({ url, data, auth, onError, onTried }: RealtimeOptions): () => void {
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

  /** The newest balance that was pushed, and when. */
  let pushed: (RealtimeEvents['balanceUpdated'] & { at: number }) | undefined;
  /** The newest rewards that were pushed, and when. */
  let pushedRewards: (RealtimeEvents['rewardUpdated'] & { at: number })[] = [];
  /** A pushed balance replaces the one in a result whose query was sent before the push; pushed rewards change it. */
  const patchOutdatedResult: SubscriptionTransport['patchOutdatedResult'] = (answer) => {
    if (answer.operation.kind !== 'subscription') transport.applyWaiting();
    const sentAt: number = answer.operation.context['sentAt'];
    if (pushed && sentAt <= pushed.at) patchEntity(answer.data, 'Wallet', pushedBalance(pushed));
    for (const reward of pushedRewards) if (sentAt <= reward.at) changeAnswer(answer, reward);
  };

  const refetchMissed = () =>
    data.refetchTypes([
      'Player',
      'Customer',
      'Wallet',
      'PlayerReward',
      'Limit',
      'DocumentRequest',
      'SourceOfWealthRecord',
      'PlayerGamificationDetails',
    ]);
  const catchUp = createCatchUp(refetchMissed, reconnectDelay);
  const afterInterruption = createCatchUp(refetchMissed, () => Math.random() * timings.refetchSpread);

  let wasInterrupted = false;
  const balance = createCatchUp(() => void refetchBalance(), reconnectDelay);
  /** Until it is answered: a platform that comes back may take connections before it answers questions. */
  async function refetchBalance(): Promise<void> {
    const askedAt = performance.now();
    const wallet = data.urql.query(WalletQuery, {}, networkOnly);
    const { error, operation } = await wallet.toPromise();
    if (error && !isNotOffered(error)) return balance.schedule();
    // A view was asking already: its answer may be from before the connection.
    if (operation.context['sentAt'] < askedAt) return refetchBalance();
    balance.reset();
    // What failed before the first connection has had its retries (R-7-006).
    if (wasInterrupted) data.refetchFailed();
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
    // The balance on screen is from before the connection.
    onConnected() {
      void refetchBalance();
      onTried?.();
    },
    // Where no socket gets through, the balance is asked for at each attempt instead.
    onDisconnected() {
      balance.schedule();
      onTried?.();
    },
    onResumed() {
      wasInterrupted = true;
      afterInterruption.schedule();
    },
  });
  data.connectSubscriptions({ forward: transport.forward, updates, patchOutdatedResult });

  function follow<Name extends keyof RealtimeEvents>(
    document: TadaDocumentNode<Record<Name, RealtimeEvents[Name]>, object>,
    name: Name,
    react?: (event: RealtimeEvents[Name]) => void,
  ): () => void {
    const { unsubscribe } = data.urql.subscription(document, {}).subscribe(({ data: result, error }) => {
      if (isNotOffered(error)) return;
      if (error && error.graphQLErrors.length > 0) handleRejection(error.graphQLErrors);
      // With an error, the data is that of the event before.
      if (error || !result) return catchUp.schedule();
      catchUp.reset();
      react?.(result[name]);
      emit(data, name, result[name], onError);
    });
    return unsubscribe;
  }

  const refetchPlayer = throttle(() => data.refetchAfterAnswer(GetPlayerInfo, PlayerDetails), timings.refetchInterval);
  const refetchCustomer = throttle(() => data.refetchAfterAnswer(GetCustomerInfo), timings.refetchInterval);
  const changedTypes = new Set<ObjectTypeName>();
  const refetchChanged = throttle(() => {
    data.refetchTypes([...changedTypes], [GetPlayerInfo, PlayerDetails]);
    changedTypes.clear();
  }, timings.refetchInterval);
  const unsubscribes = [
    follow(PlayerUpdated, 'playerUpdated', refetchPlayer.run),
    follow(DataChanged, 'dataChanged', ({ types }) => {
      // A name that the schema does not have is in no query.
      for (const type of types) changedTypes.add(type as ObjectTypeName);
      if (changedTypes.size > 0) refetchChanged.run();
    }),
    follow(SessionDestroyed, 'sessionDestroyed', ({ sessionId }) => {
      // The provider's id, else the cookie's; when none is known, no event is about this session.
      if (sessionId === (auth.claims()?.sid ?? readSessionInfo()?.sid)) {
        endSession('LOGGED_IN_FROM_ANOTHER_DEVICE');
      }
    }),
    follow(CustomerPopUpAdded, 'customerPopUpAdded', refetchCustomer.run),
    follow(BalanceUpdated, 'balanceUpdated', (event) => {
      pushed = { ...event, at: transport.receivedAt() };
    }),
    follow(RewardUpdated, 'rewardUpdated', (event) => {
      pushedRewards = [...pushedRewards, { ...event, at: transport.receivedAt() }].slice(-MAX_REWARDS);
    }),
  ];

  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    for (const { stop } of [
      catchUp,
      afterInterruption,
      balance,
      transport,
      refetchPlayer,
      refetchCustomer,
      refetchChanged,
    ])
      stop();
  };
}

/** Overwrites fields of the objects of a type in an answer. Those that the answer does not hold stay away. */
function patchEntity(answer: unknown, typename: ObjectTypeName, fields: Readonly<Record<string, unknown>>): void {
  if (typeof answer !== 'object' || answer === null) return;
  const node = answer as Record<string, unknown>;
  if (node['__typename'] === typename) {
    for (const [name, value] of Object.entries(fields)) if (name in node) node[name] = value;
  }
  for (const child of Object.values(node)) patchEntity(child, typename, fields);
}
