import { createStore, importOnce, useStore } from '@lobby/runtime';
import { overlayStore, type Overlay, type OverlayState } from './overlayStore.ts';
import type { OverlayResult } from './variants.ts';

/**
 * Loads xstate and the machine with the first overlay; the next one retries a failed import.
 *
 * @throws when the code cannot be loaded.
 */
export const loadOverlays = importOnce(() => import(/* group: dialog */ './overlay.actor.ts'));

let isRequested = false;

/**
 * Opens an overlay and resolves when it has closed. It replaces an open one, which resolves to `closed`; a
 * `queued` overlay waits until the open one has closed, and is never replaced. Aborting the signal closes this
 * overlay, or removes it from the queue.
 *
 * @throws when the overlay's code cannot be loaded.
 */
export async function openOverlay(overlay: Overlay, signal?: AbortSignal): Promise<OverlayResult> {
  isRequested = true;
  const { requestOverlay } = await loadOverlays();
  return requestOverlay(overlay, signal);
}

/** Closes the overlay on screen, with the result for its opener. Does nothing if none is open. */
export async function closeOverlay(result: OverlayResult = 'closed'): Promise<void> {
  if (!isRequested) return;
  const { endOverlay } = await loadOverlays();
  endOverlay(result);
}

export const getOverlay = (): OverlayState => overlayStore.get();
export const useOverlay = (): OverlayState => useStore(overlayStore);

/** The code that renders overlays: not requested, requested ahead of the first overlay, or mounted. */
type OverlayReadiness = 'idle' | 'preloading' | 'ready';

const readinessStore = createStore<OverlayReadiness>('idle');

/** Loads the overlays' code before the first one, for callers whose overlay must not fail to load later. */
export function preloadOverlays(): void {
  if (readinessStore.get() === 'idle') readinessStore.set('preloading');
}

/** Called by the outlet once it is mounted. */
export const markOverlaysReady = (): void => readinessStore.set('ready');

export const useOverlayReadiness = (): OverlayReadiness => useStore(readinessStore);
