import { assign, type DoneActorEvent, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ChatConditions, LoadWidget } from './chatStore.ts';
import { createIdentity } from './identity.ts';
import type { StartWidget, WidgetSignal } from './widget/widget.ts';
import { timings } from './timings.ts';

/** Checks after the first one (R-8-032). */
const LOAD_RETRIES = 3;

interface ChatInput {
  load: LoadWidget;
  conditions: ChatConditions;
  onError: (error: unknown) => void;
}

interface ChatContext extends ChatInput {
  start: StartWidget | null;
  retries: number;
  /** The player has requested the chat and has not closed it. */
  isWanted: boolean;
  unread: number;
  isUnknown: boolean;
}

type Order = { type: 'OPEN' } | { type: 'HIDE' } | { type: 'SHOW' } | { type: 'FOLLOW'; conditions: ChatConditions };
type ChatEvent =
  | WidgetSignal
  | { type: 'LOAD' }
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'UPDATE'; conditions: ChatConditions }
  | { type: 'UNKNOWN'; isUnknown: boolean }
  | { type: 'BROKEN' };

/** The live chat, from the vendor's script on. What the vendor throws, and its silence, ends in `failed`; a press tries again. */
export const chatMachine = setup({
  types: { input: {} as ChatInput, context: {} as ChatContext, events: {} as ChatEvent },
  actors: {
    load: fromPromise<StartWidget, ChatInput>(({ input }) => input.load()),
    widget: fromCallback<Order, ChatContext>(({ input: { start, conditions, onError }, sendBack, receive }) => {
      let hasEnded = false;
      const emit = (event: ChatEvent) => {
        if (!hasEnded) sendBack(event);
      };
      function contain<Result>(work: () => Result): Result | null {
        try {
          return work();
        } catch (error) {
          onError(error);
          emit({ type: 'BROKEN' });
          return null;
        }
      }
      const widget = contain(() => start?.(emit, conditions.locale));
      if (!widget) return undefined;
      const identity = createIdentity(widget, (isUnknown) => emit({ type: 'UNKNOWN', isUnknown }));
      contain(() => identity.follow(conditions));
      let { locale } = conditions;
      const carryOut = (order: Order) => {
        if (order.type === 'HIDE') return widget.hide();
        if (order.type === 'SHOW') return widget.show();
        if (order.type === 'OPEN') {
          identity.retry();
          return widget.open();
        }
        if (order.conditions.locale !== locale) widget.setLocale((locale = order.conditions.locale));
        return identity.follow(order.conditions);
      };
      receive((order) => void contain(() => carryOut(order)));
      return () => {
        contain(widget.hide);
        hasEnded = true;
      };
    }),
  },
  actions: {
    want: assign({ isWanted: true }),
    unwant: assign({ isWanted: false }),
    startAfresh: assign({ retries: 0 }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    storeStart: assign((_, start: StartWidget) => ({ start })),
    storeConditions: assign(({ context }, conditions: ChatConditions) => ({
      conditions,
      // What is requested before a check does not appear after it.
      isWanted: context.isWanted && !conditions.isHidden,
    })),
    storeUnread: assign((_, unread: number) => ({ unread })),
    storeUnknown: assign((_, isUnknown: boolean) => ({ isUnknown })),
    forgetWidget: assign({ unread: 0, isUnknown: false }),
    sendConditions: sendTo('widget', (_, conditions: ChatConditions) => ({ type: 'FOLLOW', conditions })),
    open: sendTo('widget', { type: 'OPEN' }),
    hide: sendTo('widget', { type: 'HIDE' }),
    show: sendTo('widget', { type: 'SHOW' }),
    logGivingUp: () => console.error('Livechat failed to load after maximum retries'),
  },
  guards: {
    mayRetry: ({ context }) => context.retries < LOAD_RETRIES,
    isHidden: ({ context }) => context.conditions.isHidden,
    isShown: ({ context }) => !context.conditions.isHidden,
    isWanted: ({ context }) => context.isWanted,
  },
  delays: {
    loadPause: () => timings.loadRetryDelay,
    loadLimit: () => timings.loadTimeout,
    openLimit: () => timings.openTimeout,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    ...{ start: null, retries: 0, isWanted: false, unread: 0, isUnknown: false },
  }),
  initial: 'idle',
  on: { UPDATE: { actions: { type: 'storeConditions', params: ({ event }) => event.conditions } } },
  states: {
    idle: { on: { LOAD: 'loading', OPEN: { target: 'loading', actions: 'want' } } },
    loading: {
      entry: 'startAfresh',
      initial: 'requesting',
      on: { OPEN: { actions: 'want' } },
      after: { loadLimit: { target: 'failed', actions: 'logGivingUp' } },
      states: {
        requesting: {
          invoke: {
            src: 'load',
            input: ({ context }) => context,
            onDone: {
              target: '#chat.running',
              actions: {
                type: 'storeStart',
                params: ({ event }: { event: DoneActorEvent<StartWidget> }) => event.output,
              },
            },
            onError: [
              { guard: 'mayRetry', target: 'pausing' },
              { target: '#chat.failed', actions: 'logGivingUp' },
            ],
          },
        },
        pausing: { entry: 'countRetry', after: { loadPause: 'requesting' } },
      },
    },
    running: {
      invoke: { src: 'widget', id: 'widget', input: ({ context }) => context },
      initial: 'choosing',
      on: {
        UPDATE: {
          actions: [
            { type: 'storeConditions', params: ({ event }) => event.conditions },
            { type: 'sendConditions', params: ({ event }) => event.conditions },
          ],
        },
        UNREAD: { actions: { type: 'storeUnread', params: ({ event }) => event.count } },
        UNKNOWN: { actions: { type: 'storeUnknown', params: ({ event }) => event.isUnknown } },
        BROKEN: 'failed',
      },
      exit: 'forgetWidget',
      states: {
        choosing: {
          always: [
            { guard: 'isHidden', target: 'hidden' },
            { guard: 'isWanted', target: 'opening' },
            { target: 'closed' },
          ],
        },
        opening: {
          entry: 'open',
          always: { guard: 'isHidden', target: 'hidden' },
          on: { OPENED: 'open' },
          after: { openLimit: '#chat.failed' },
        },
        open: {
          always: { guard: 'isHidden', target: 'hidden' },
          on: { CLOSED: 'closed', CLOSE: { target: 'closed', actions: 'hide' } },
        },
        closed: {
          entry: 'unwant',
          always: { guard: 'isHidden', target: 'hidden' },
          on: {
            OPEN: { target: 'opening', actions: 'want' },
            // By the vendor's own launcher.
            OPENED: { target: 'open', actions: 'want' },
          },
        },
        hidden: {
          entry: ['unwant', 'hide'],
          always: { guard: 'isShown', target: 'choosing', actions: 'show' },
          on: {
            // By the vendor itself.
            OPENED: { actions: 'hide' },
            // From a dialog that closes with it.
            OPEN: { actions: 'want' },
          },
        },
      },
    },
    failed: { on: { OPEN: { target: 'loading', actions: 'want' } } },
  },
});
