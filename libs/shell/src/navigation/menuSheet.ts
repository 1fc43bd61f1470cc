import { createStore, useStore } from '@lobby/runtime';

const store = createStore(false);

/** Whether the menu sheet is open: header and bottom bar open it, `Overlays` renders it. */
export const useMenuSheet = (): boolean => useStore(store);
export const openMenuSheet = (): void => store.set(true);
export const closeMenuSheet = (): void => store.set(false);
