import { createStore, importOnce, useStore } from '@lobby/runtime';
import { overlayStore, type Overlay, type OverlayState } from './overlayStore.ts';
import type { OverlayResult } from './variants.ts';

/**
 * xstate and the chart come with the first overlay; a failed load is tried again by the next one.
 *
 * @throws when the code cannot be loaded.
 */
export const loadOverlays = importOnce(() => import('./overlay.actor.ts'));

let isRequested = false;

/**
 * Opens an overlay and resolves when it has closed. One that is open is replaced (`closed`), except
 * that a `queued` overlay waits for its turn and is never replaced. Aborting the signal closes this
 * overlay, or removes it from the queue.
 *
 * @throws when the overlay's code cannot be loaded.
 */
export async function openOverlay(overlay: Overlay, signal?: AbortSignal): Promise<OverlayResult> {
  isRequested = true;
  const { requestOverlay } = await loadOverlays();
  return requestOverlay(overlay, signal);
}

/** Ends the overlay on screen, with the result that its opener gets. Nothing happens if none is open. */
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

/** Loads the overlays' code ahead of the first one, for callers that must be able to show one later. */
export function preloadOverlays(): void {
  if (readinessStore.get() === 'idle') readinessStore.set('preloading');
}

/** Called by the outlet once it is mounted. */
export const markOverlaysReady = (): void => readinessStore.set('ready');

export const useOverlayReadiness = (): OverlayReadiness => useStore(readinessStore);
