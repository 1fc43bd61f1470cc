import { createStore, useStore } from '@lobby/routing';

/** `expected`: to be loaded ahead of the first overlay; `ready`: an overlay that opens now is drawn. */
type OverlayCode = 'idle' | 'expected' | 'ready';

const codeStore = createStore<OverlayCode>('idle');

/** For whoever may not fail to show an overlay later: has its code loaded now. */
export function expectOverlays(): void {
  if (codeStore.get() === 'idle') codeStore.set('expected');
}

/** Said by what draws the overlays, once it is there. */
export const overlaysAreReady = (): void => codeStore.set('ready');

export const useOverlayCode = (): OverlayCode => useStore(codeStore);
