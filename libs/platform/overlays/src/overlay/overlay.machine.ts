import { assertEvent, assign, setup } from 'xstate';
import type { OverlayRequest } from './overlayStore.ts';
import type { OverlayResult } from './variants.ts';

interface OverlayContext {
  /** On screen while open; remains after closing for the dialog's exit animation. */
  current: OverlayRequest | null;
  /** Overlays not shown yet, in order of their requests. */
  queue: readonly OverlayRequest[];
}

type OverlayEvent =
  | { type: 'OPEN'; request: OverlayRequest }
  | { type: 'CLOSE'; result: OverlayResult }
  | { type: 'CANCEL'; request: OverlayRequest };

/** Idle, open, closed; closed is only reached from open (R-4-001, A-163). */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
  actions: {
    settle: ({ context, event }) => context.current?.settle(event.type === 'CLOSE' ? event.result : 'closed'),
    show: assign({
      current: ({ event }) => {
        assertEvent(event, 'OPEN');
        return event.request;
      },
    }),
    showNext: assign(({ context: { queue } }) => ({ current: queue[0] ?? null, queue: queue.slice(1) })),
    enqueue: assign({
      queue: ({ context, event }) => {
        assertEvent(event, 'OPEN');
        return [...context.queue, event.request];
      },
    }),
    removeFromQueue: assign({
      queue: ({ context, event }) => {
        assertEvent(event, 'CANCEL');
        return context.queue.filter((request) => request !== event.request);
      },
    }),
  },
  guards: {
    mustWait: ({ context, event }) => {
      assertEvent(event, 'OPEN');
      return Boolean(event.request.overlay.queued ?? context.current?.overlay.queued);
    },
    hasNext: ({ context }) => context.queue.length > 0,
  },
}).createMachine({
  id: 'overlay',
  context: { current: null, queue: [] },
  initial: 'idle',
  states: {
    idle: {
      on: { OPEN: { target: 'open', actions: 'show' } },
    },
    open: {
      on: {
        OPEN: [{ guard: 'mustWait', actions: 'enqueue' }, { actions: ['settle', 'show'] }],
        CLOSE: [
          { guard: 'hasNext', actions: ['settle', 'showNext'] },
          { target: 'closed', actions: 'settle' },
        ],
        CANCEL: { actions: 'removeFromQueue' },
      },
    },
    closed: {
      on: { OPEN: { target: 'open', actions: 'show' } },
    },
  },
});
