import { preventReload } from '@lobby/runtime';
import { createActor } from 'xstate';
import { overlayMachine } from './overlay.machine.ts';
import { overlayStore, type Overlay, type OverlayRequest } from './overlayStore.ts';
import type { OverlayResult } from './variants.ts';

const actor = createActor(overlayMachine);
actor.subscribe(function mirrorToStore(snapshot) {
  overlayStore.set({
    isOpen: snapshot.matches('open'),
    overlay: snapshot.context.current?.overlay ?? null,
  });
});
let release = () => {};
actor.subscribe(function holdDocumentBelow(snapshot) {
  release();
  // A reload would lose a payment, for example; an overlay of an error may be fixed by a reload.
  const isBusy = snapshot.matches('open') && snapshot.context.current?.overlay.variant !== 'error';
  release = isBusy ? preventReload() : () => {};
});
actor.start();

export function requestOverlay(overlay: Overlay, signal?: AbortSignal): Promise<OverlayResult> {
  if (signal?.aborted) return Promise.resolve('closed');
  return new Promise((resolve) => {
    const request: OverlayRequest = {
      overlay,
      settle(result) {
        signal?.removeEventListener('abort', cancel);
        resolve(result);
      },
    };
    function cancel() {
      const isCurrent = actor.getSnapshot().context.current === request;
      if (isCurrent) return actor.send({ type: 'CLOSE', result: 'closed' });
      actor.send({ type: 'CANCEL', request });
      request.settle('closed');
    }
    signal?.addEventListener('abort', cancel, { once: true });
    actor.send({ type: 'OPEN', request });
  });
}

export const endOverlay = (result: OverlayResult): void => actor.send({ type: 'CLOSE', result });
