import { createLiveness, exponentialBackoff } from '@lobby/runtime';
import { assign, cancel, createActor, fromCallback, raise, setup } from 'xstate';
import { timings } from './timings.ts';

/** Delays double; one that would exceed the longest is not waited for (R-4-044, R-9-029). */
const pauseBefore = exponentialBackoff(() => ({ first: timings.jackpotReconnectDelay, max: Number.POSITIVE_INFINITY }));

export interface SocketHandlers {
  /** `send` is to be used until {@link onClose}, and returns whether the text was sent: not while the socket is closing. */
  onOpen: (send: (text: string) => boolean) => void;
  onFrame: (data: unknown) => void;
  /** `isHeard`: whether the service has said anything. */
  onClose: (connection: { isHeard: boolean }) => void;
  /** Sends a request as a sign-of-life check; returns whether the service has to respond. */
  ping: () => boolean;
  /** False once reconnecting was given up, true when the service is heard again. */
  onReach: (isReachable: boolean) => void;
}

export interface SocketInput extends SocketHandlers {
  /** `ws:` or `wss:`. */
  url: string;
}

type SocketEvent =
  /** Somebody needs the socket. */
  | { type: 'FOLLOWED' }
  | { type: 'UNFOLLOWED' }
  | { type: 'GRACE_OVER' }
  | { type: 'OPENED' }
  /** The service has said something. */
  | { type: 'HEARD' }
  | { type: 'CLOSED' }
  /** The connection is to be replaced by a new one. */
  | { type: 'OUTDATED' }
  /** By the browser. */
  | { type: 'ONLINE' }
  /** The player has come back to the page. */
  | { type: 'LOOKED_AT' }
  | { type: 'HIDDEN' }
  | { type: 'SHOWN' };

/** A socket for as long as the state lasts. Frames go to the handlers, not through the machine: there may be a storm of them. */
const connect = fromCallback<SocketEvent, SocketInput>(({ sendBack, input }) => {
  const socket = new WebSocket(input.url);
  const close = () => sendBack({ type: 'CLOSED' });
  const liveness = createLiveness({
    silence: timings.jackpotSilenceTimeout,
    answer: timings.jackpotPongTimeout,
    ping: input.ping,
    onDead: close,
  });
  const limit = setTimeout(close, timings.jackpotOpenTimeout);
  function open() {
    clearTimeout(limit);
    liveness.start();
    input.onOpen((text) => {
      const isOpen = socket.readyState === WebSocket.OPEN;
      if (isOpen) socket.send(text);
      return isOpen;
    });
    sendBack({ type: 'OPENED' });
  }
  let isHeard = false;
  function receive(event: Event) {
    liveness.confirm();
    if (!isHeard) sendBack({ type: 'HEARD' });
    isHeard = true;
    input.onFrame((event as MessageEvent).data);
  }
  const listeners = { open, message: receive, close };
  // An error is always followed by a close.
  for (const [name, listener] of Object.entries(listeners)) socket.addEventListener(name, listener);
  return () => {
    clearTimeout(limit);
    liveness.stop();
    for (const [name, listener] of Object.entries(listeners)) socket.removeEventListener(name, listener);
    input.onClose({ isHeard });
    socket.close();
  };
});

/** Browsers do not put a page with an open socket into the back/forward cache: the socket is closed on `pagehide`. */
const followPage = fromCallback<SocketEvent>(({ sendBack }) => {
  const events = { online: 'ONLINE', focus: 'LOOKED_AT', pagehide: 'HIDDEN', pageshow: 'SHOWN' } as const;
  const listener = ({ type }: Event) => sendBack({ type: events[type as keyof typeof events] });
  const followVisibility = () => document.visibilityState === 'visible' && sendBack({ type: 'LOOKED_AT' });
  for (const name of Object.keys(events)) window.addEventListener(name, listener);
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    for (const name of Object.keys(events)) window.removeEventListener(name, listener);
    document.removeEventListener('visibilitychange', followVisibility);
  };
});

/** The socket of the jackpot service: open while somebody follows something, and reconnecting five times in a row. */
export const thrillpotSocketMachine = setup({
  types: {
    context: {} as { input: SocketInput; attempt: number },
    events: {} as SocketEvent,
    input: {} as SocketInput,
  },
  actors: { connect, followPage },
  actions: {
    waitForFollowers: raise({ type: 'GRACE_OVER' }, { delay: () => timings.jackpotCloseDelay, id: 'grace' }),
    stopWaiting: cancel('grace'),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    startAfresh: assign({ attempt: 0 }),
    // R-8-030
    logGivingUp: () => console.error('Maximum retry attempts reached for jackpot.'),
    reportReach: ({ context }, isReachable: boolean) => context.input.onReach(isReachable),
  },
  guards: { isWorthRetrying: ({ context }) => pauseBefore(context.attempt) <= timings.maxJackpotReconnectDelay },
  delays: { pause: ({ context }) => pauseBefore(context.attempt - 1) },
}).createMachine({
  id: 'thrillpotSocket',
  context: ({ input }) => ({ input, attempt: 0 }),
  invoke: { src: 'followPage' },
  initial: 'idle',
  states: {
    idle: { on: { FOLLOWED: 'wanted' } },
    wanted: {
      entry: 'startAfresh',
      exit: 'stopWaiting',
      initial: 'connected',
      on: {
        FOLLOWED: { actions: 'stopWaiting' },
        UNFOLLOWED: { actions: 'waitForFollowers' },
        GRACE_OVER: 'idle',
        HIDDEN: '.hidden',
      },
      states: {
        connected: {
          invoke: { src: 'connect', input: ({ context }) => context.input },
          initial: 'opening',
          on: {
            OUTDATED: { target: 'connected', reenter: true },
            CLOSED: [{ guard: 'isWorthRetrying', target: 'pausing' }, { target: 'exhausted' }],
          },
          states: {
            opening: { on: { OPENED: 'open' } },
            // A service that takes connections and closes them without a word counts as closed.
            open: { on: { HEARD: 'heard' } },
            heard: { entry: ['startAfresh', { type: 'reportReach', params: true }] },
          },
        },
        pausing: {
          entry: 'countAttempt',
          after: { pause: 'connected' },
          on: {
            ONLINE: { target: 'connected', actions: 'startAfresh' },
            FOLLOWED: { target: 'connected', actions: ['stopWaiting', 'startAfresh'] },
          },
        },
        exhausted: {
          entry: ['logGivingUp', { type: 'reportReach', params: false }],
          on: {
            ONLINE: { target: 'connected', actions: 'startAfresh' },
            LOOKED_AT: { target: 'connected', actions: 'startAfresh' },
            FOLLOWED: { target: 'connected', actions: ['stopWaiting', 'startAfresh'] },
          },
        },
        hidden: { on: { SHOWN: { target: 'connected', actions: 'startAfresh' } } },
      },
    },
  },
});

/** Runs the chart until it is stopped. Loaded with the first follower. */
export function runThrillpotSocket(input: SocketInput) {
  const actor = createActor(thrillpotSocketMachine, { input }).start();
  return {
    follow: () => actor.send({ type: 'FOLLOWED' }),
    unfollow: () => actor.send({ type: 'UNFOLLOWED' }),
    replace: () => actor.send({ type: 'OUTDATED' }),
    stop: () => void actor.stop(),
  };
}
