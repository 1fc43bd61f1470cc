import { assertEvent, assign, createActor } from 'xstate';
import { overlayMachine } from './overlay.machine.ts';
import { overlayStore, type Overlay, type OverlayRequest } from './overlayStore.ts';
import type { OverlayResult } from './variants.ts';

export const overlayLogic = overlayMachine.provide({
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
    dequeue: assign({
      queue: ({ context, event }) => {
        assertEvent(event, 'WITHDRAW');
        return context.queue.filter((request) => request !== event.request);
      },
    }),
  },
  guards: {
    mustWait: ({ context, event }) => {
      assertEvent(event, 'OPEN');
      return Boolean(event.request.overlay.guard ?? context.current?.overlay.guard);
    },
    hasNext: ({ context }) => context.queue.length > 0,
  },
});

const actor = createActor(overlayLogic);
actor.subscribe(function mirrorToStore(snapshot) {
  overlayStore.set({
    isOpen: snapshot.matches('open'),
    overlay: snapshot.context.current?.overlay ?? null,
  });
});
actor.start();

export function requestOverlay(overlay: Overlay, signal?: AbortSignal): Promise<OverlayResult> {
  if (signal?.aborted) return Promise.resolve('closed');
  return new Promise((resolve) => {
    const request: OverlayRequest = {
      overlay,
      settle(result) {
        signal?.removeEventListener('abort', withdraw);
        resolve(result);
      },
    };
    function withdraw() {
      const isCurrent = actor.getSnapshot().context.current === request;
      if (isCurrent) return actor.send({ type: 'CLOSE', result: 'closed' });
      actor.send({ type: 'WITHDRAW', request });
      request.settle('closed');
    }
    signal?.addEventListener('abort', withdraw, { once: true });
    actor.send({ type: 'OPEN', request });
  });
}

export const endOverlay = (result: OverlayResult): void => actor.send({ type: 'CLOSE', result });
