import { createStore, useStore } from '@lobby/runtime';

/** Code that draws overlays: not asked for, on its way ahead of the first overlay, or mounted. */
type OverlayReadiness = 'idle' | 'preloading' | 'ready';

const readinessStore = createStore<OverlayReadiness>('idle');

/** Loads the overlays' code ahead of the first one, for callers that must be able to show one later. */
export function preloadOverlays(): void {
  if (readinessStore.get() === 'idle') readinessStore.set('preloading');
}

/** Called by the outlet once it is mounted. */
export const markOverlaysReady = (): void => readinessStore.set('ready');

export const useOverlayReadiness = (): OverlayReadiness => useStore(readinessStore);
