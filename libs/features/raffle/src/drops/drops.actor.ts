import { createActor } from 'xstate';
import { type DropsInput, dropsMachine } from './drops.machine.ts';

/** Runs the chart; loaded with the first view that shows drops. */
export function runDrops(input: DropsInput): { retry: () => void; stop: () => void } {
  const actor = createActor(dropsMachine, { input });
  const retry = () => actor.send({ type: 'RETRY' });
  actor.start();
  // A device that wakes up has no network yet, and its countdown may be over.
  window.addEventListener('online', retry);
  return {
    retry,
    stop() {
      window.removeEventListener('online', retry);
      actor.stop();
    },
  };
}
