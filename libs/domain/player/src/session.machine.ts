import type { Auth } from '@lobby/auth';
import { type DataClient, networkOnly, queryRequest } from '@lobby/data';
import { cookies } from '@lobby/storage';
import { createActor, fromCallback, sendTo, setup } from 'xstate';
import { GetCustomerInfo, GetPlayerInfo, PlayerDetails } from './documents.ts';
import { prefetchBesidePlayer, takeEarlyRequest } from './earlyPlayer.ts';
import { timings } from './timings.ts';

/** R-4-013 */
export type PlayerStatus = 'LOADING' | 'LOGGED_IN' | 'LOGGED_OUT';

export interface PlayerSessionOptions {
  auth: Pick<Auth, 'status' | 'subscribe' | 'session' | 'getAccessToken'>;
  data: DataClient;
  /** GetPlayerInfo has failed repeatedly: show an error with a retry. The status stays LOADING. */
  onUnreachable?: () => void;
  /** The error is out of date: a retry has begun, the player is loaded, or the session has ended. */
  onReachable?: () => void;
}

type SessionEvent =
  | { type: 'TOKEN' }
  | { type: 'NO_TOKEN' }
  | { type: 'FOUND' }
  | { type: 'MISSING' }
  | { type: 'FAILED' }
  | { type: 'RETRY' };

/** Sends events when tokens come and go, and when the browser is online again. */
const followSignIn = fromCallback<SessionEvent, PlayerSessionOptions>(({ sendBack, input: { auth } }) => {
  const notify = () => sendBack({ type: auth.status === 'anonymous' ? 'NO_TOKEN' : 'TOKEN' });
  const retry = () => sendBack({ type: 'RETRY' });
  if (auth.status === 'anonymous') notify();
  const unsubscribe = auth.subscribe(notify);
  window.addEventListener('online', retry);
  return () => {
    unsubscribe();
    window.removeEventListener('online', retry);
  };
});

/** Stores the player's e-mail address beside the session's other cookies (R-3-075, A-052). */
function storeEmail(email: string | null): void {
  if (cookies.get('userEmail') === email) return;
  if (email) cookies.set('userEmail', email);
  else cookies.remove('userEmail');
}

/**
 * Sends GetPlayerInfo on request, network first (R-7-013), and follows its result in the cache. The operations that belong to it
 * leave at the same time; nothing here waits for them.
 */
const queryPlayer = fromCallback<{ type: 'SEND' }, PlayerSessionOptions>(({ sendBack, receive, input }) => {
  const { auth, data } = input;
  const { session } = auth;
  let query: { unsubscribe(): void } | undefined;
  receive(() => {
    if (query) return data.refetch(GetPlayerInfo);
    const endEarlyRequest = takeEarlyRequest(data);
    if (!endEarlyRequest) prefetchBesidePlayer(data);
    data.prefetch(queryRequest(PlayerDetails, {}), networkOnly);
    query = data.urql
      .query(GetPlayerInfo, {}, { requestPolicy: endEarlyRequest ? 'cache-first' : 'network-only' })
      .subscribe(({ data: answer, error }) => {
        const player = answer?.viewer?.player;
        if (player) {
          // The answer may come after a sign-out, here or in another tab, or after another player's sign-in.
          if (auth.getAccessToken(session) !== null) storeEmail(player.email);
          sendBack({ type: 'FOUND' });
        } else sendBack({ type: error ? 'FAILED' : 'MISSING' });
      });
    endEarlyRequest?.();
  });
  return () => query?.unsubscribe();
});

/**
 * Requests the customer's blocks again while they could not be loaded: until then no deposit is offered, and pop-ups block play
 * for real money.
 */
const repeatCustomer = fromCallback<SessionEvent, PlayerSessionOptions>(({ input: { data } }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const query = data.urql.query(GetCustomerInfo, {}).subscribe(({ data: answer, error }) => {
    clearTimeout(timer);
    if (!error || answer?.viewer?.customer) return;
    failures += 1;
    const delay = failures === 1 ? timings.playerRetryDelay : timings.playerUnreachableRetryDelay;
    timer = setTimeout(() => data.refetch(GetCustomerInfo), delay);
  });
  return () => {
    clearTimeout(timer);
    query.unsubscribe();
  };
});

/**
 * From a token to a player, or to none. A state's tag is the player status of R-4-013. Only an answer
 * without a player, or the loss of the token, is LOGGED_OUT: a network failure never is. While
 * the server is unreachable the query is repeated without another message.
 */
export const sessionMachine = setup({
  types: { events: {} as SessionEvent, context: {} as PlayerSessionOptions, input: {} as PlayerSessionOptions },
  actors: { followSignIn, queryPlayer, repeatCustomer },
  actions: {
    sendQuery: sendTo('queryPlayer', { type: 'SEND' }),
    reportUnreachable: ({ context }) => context.onUnreachable?.(),
    reportReachable: ({ context }) => context.onReachable?.(),
  },
  delays: { pause: () => timings.playerRetryDelay, longPause: () => timings.playerUnreachableRetryDelay },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  invoke: { src: 'followSignIn', input: ({ context }) => context },
  initial: 'withToken',
  states: {
    withToken: {
      invoke: { id: 'queryPlayer', src: 'queryPlayer', input: ({ context }) => context },
      initial: 'querying',
      on: { NO_TOKEN: 'withoutToken', FOUND: '.found', MISSING: '.missing' },
      states: {
        querying: { tags: 'LOADING', entry: 'sendQuery', on: { FAILED: 'pausing', RETRY: 'querying' } },
        pausing: { tags: 'LOADING', after: { pause: 'queryingAgain' }, on: { RETRY: 'queryingAgain' } },
        queryingAgain: { tags: 'LOADING', entry: 'sendQuery', on: { FAILED: 'unreachable' } },
        unreachable: {
          tags: 'LOADING',
          entry: 'reportUnreachable',
          exit: 'reportReachable',
          initial: 'waiting',
          on: { RETRY: 'queryingAgain', TOKEN: '.querying' },
          states: {
            waiting: { after: { longPause: 'querying' } },
            querying: { entry: 'sendQuery', on: { FAILED: 'waiting' } },
          },
        },
        found: {
          tags: 'LOGGED_IN',
          invoke: { src: 'repeatCustomer', input: ({ context }) => context },
        },
        missing: { tags: 'LOGGED_OUT' },
      },
    },
    withoutToken: { tags: 'LOGGED_OUT', on: { TOKEN: 'withToken' } },
  },
});

const statuses = ['LOADING', 'LOGGED_IN', 'LOGGED_OUT'] as const satisfies readonly PlayerStatus[];

/** Runs the chart; loaded with the first token. */
export function runSession(options: PlayerSessionOptions, onStatus: (status: PlayerStatus) => void) {
  const actor = createActor(sessionMachine, { input: options });
  const subscription = actor.subscribe((snapshot) => {
    const status = statuses.find((tag) => snapshot.hasTag(tag));
    if (status) onStatus(status);
  });
  actor.start();
  return {
    retry: () => actor.send({ type: 'RETRY' }),
    stop() {
      subscription.unsubscribe();
      actor.stop();
    },
  };
}
