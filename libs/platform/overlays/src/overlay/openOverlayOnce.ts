import { claimOnce } from '@lobby/storage';
import { loadOverlays, openOverlay } from './overlay.ts';
import type { Overlay } from './overlayStore.ts';
import { untilFree } from './untilFree.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Opens an overlay about an event once in this browser, however many tabs receive the event: in a visible one, once no other
 * overlay is open. One that has not been shown is shown after a reload, if the event is received again.
 * Resolves when it has closed, another tab has it, or the signal has ended the wait.
 *
 * @param key of the event, the same in all tabs
 * @throws when the overlay's code cannot be loaded
 */
export function openOverlayOnce(
  key: string,
  create: () => Overlay | Promise<Overlay>,
  signal: AbortSignal,
): Promise<void> {
  // One at a time: what waits behind another must not be claimed yet.
  const turn = last.then(async () => {
    await untilFree(signal);
    await loadOverlays();
    if (signal.aborted || !(await claimOnce(key))) return;
    await openOverlay({ ...(await create()), queued: true }, signal);
  });
  last = turn.catch(() => undefined);
  return turn;
}
