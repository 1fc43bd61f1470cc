import { setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import type { OverlayRequest } from './overlayStore.ts';
import type { OverlayResult } from './variants.ts';

interface OverlayContext {
  /** On screen while open; kept after closing so that the dialog can leave with its content. */
  current: OverlayRequest | null;
  /** Those that wait, first come first shown. */
  queue: readonly OverlayRequest[];
}

type OverlayEvent =
  | { type: 'OPEN'; request: OverlayRequest }
  | { type: 'CLOSE'; result: OverlayResult }
  | { type: 'WITHDRAW'; request: OverlayRequest };

/** Idle, open, closed; closed only after having been open (R-4-001, A-163). */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
  actions: {
    settle: notProvided,
    show: notProvided,
    showNext: notProvided,
    enqueue: notProvided,
    dequeue: notProvided,
  },
  guards: { mustWait: notProvided, hasNext: notProvided },
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
        WITHDRAW: { actions: 'dequeue' },
      },
    },
    closed: {
      on: { OPEN: { target: 'open', actions: 'show' } },
    },
  },
});
