import type { Auth } from '@lobby/auth';
import { readSessionInfo, sessionKey } from '@lobby/auth';
import type { DataClient, SubscriptionTransport, TadaDocumentNode } from '@lobby/data';
import { createCatchUp } from '@lobby/runtime';
import { reconnectDelay } from './backoff.ts';
import { setConnection } from './connection.ts';
import {
  BalanceUpdated,
  CustomerPopUpAdded,
  GetWalletBalance,
  PlayerUpdated,
  RewardStatusFragment,
  RewardUpdated,
  SessionDestroyed,
  WalletBalance,
} from './documents.ts';
import { emit } from './events.ts';
import type { RealtimeEvents } from './events.ts';
import { createTransport } from './transport.ts';

interface RealtimeOptions {
  /** `ws:` or `wss:`. */
  url: string;
  data: DataClient;
  auth: Pick<Auth, 'claims' | 'getAccessToken' | 'signOut'>;
  onError: (error: unknown) => void;
}

/** What the events change in the cache, from which components render again. */
const updates: SubscriptionTransport['updates'] = {
  balanceUpdated(result, _args, cache) {
    const { walletId, balance, bonusBalance, currency } = result['balanceUpdated'] as RealtimeEvents['balanceUpdated'];
    cache.writeFragment(WalletBalance, { id: walletId, balance, bonusBalance, currency });
  },
  rewardUpdated(result, _args, cache) {
    const { assignationId, status } = result['rewardUpdated'] as RealtimeEvents['rewardUpdated'];
    cache.writeFragment(RewardStatusFragment, { assignationId, status });
  },
};

/** Opens the five subscriptions of a player; returns the end of them. */
export function startRealtime(options: RealtimeOptions): () => void {
  const { url, data, auth, onError } = options;
  const onSessionDestroyed = () => void auth.signOut({ reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' });

  /** The newest balance that was pushed, and when. */
  let pushed: (RealtimeEvents['balanceUpdated'] & { at: number }) | undefined;
  /** A push is newer than the answer to a question that was asked before it. */
  const patchOutdatedResult: SubscriptionTransport['patchOutdatedResult'] = ({ data: answer, operation }) => {
    if (!pushed || operation.context['sentAt'] > pushed.at) return;
    const { walletId, balance, bonusBalance, currency } = pushed;
    const wallet = answer?.viewer?.wallet;
    if (wallet?.id === walletId) Object.assign(wallet, { balance, bonusBalance, currency });
  };

  const askForMissed = () => data.refetchTypes(['Player', 'Customer', 'Wallet', 'PlayerReward']);
  const catchUp = createCatchUp(askForMissed, reconnectDelay);

  const balance = createCatchUp(() => void askForBalance(), reconnectDelay);
  /** Until it is answered: a platform that comes back may take connections before it answers questions. */
  async function askForBalance(): Promise<void> {
    const { error } = await data.urql.query(GetWalletBalance, {}, { requestPolicy: 'network-only' }).toPromise();
    if (error) return balance.schedule();
    balance.reset();
    data.refetchFailed();
  }

  let sessionOfSocket: string | undefined;
  const transport = createTransport({
    url,
    getAccessToken() {
      sessionOfSocket = sessionKey();
      return auth.getAccessToken();
    },
    onSessionDestroyed() {
      // A session begun since the socket was opened goes on (R-4-022).
      if (sessionKey() === sessionOfSocket) onSessionDestroyed();
    },
    onError,
    onUnreadable(error) {
      onError(error);
      catchUp.schedule();
    },
    onConnection(state) {
      setConnection(state);
      // The balance on screen is from before the connection.
      if (state === 'live') void askForBalance();
    },
    onResumed: askForMissed,
  });
  data.connectSubscriptions({ forward: transport.forward, updates, patchOutdatedResult });
  setConnection('connecting');

  function follow<Name extends keyof RealtimeEvents>(
    document: TadaDocumentNode<Record<Name, RealtimeEvents[Name]>, object>,
    name: Name,
    react?: (event: RealtimeEvents[Name]) => void,
  ): () => void {
    const { unsubscribe } = data.urql.subscription(document, {}).subscribe(({ data: result, error }) => {
      // With an error, the data is that of the event before.
      if (error || !result) return catchUp.schedule();
      catchUp.reset();
      react?.(result[name]);
      emit(name, result[name], onError);
    });
    return unsubscribe;
  }

  const unfollow = [
    follow(PlayerUpdated, 'playerUpdated', () => data.refetch(['GetPlayerInfo'])),
    follow(SessionDestroyed, 'sessionDestroyed', ({ sessionId }) => {
      // The provider's id, else the cookie's; when none is known, no event is about this session.
      if (sessionId === (auth.claims()?.sid ?? readSessionInfo()?.sid)) onSessionDestroyed();
    }),
    follow(CustomerPopUpAdded, 'customerPopUpAdded', () => data.refetch(['GetCustomerInfo'])),
    follow(BalanceUpdated, 'balanceUpdated', (event) => {
      pushed = { ...event, at: performance.now() };
    }),
    follow(RewardUpdated, 'rewardUpdated'),
  ];

  return () => {
    for (const stop of unfollow) stop();
    catchUp.stop();
    balance.stop();
    transport.stop();
    setConnection('off');
  };
}
