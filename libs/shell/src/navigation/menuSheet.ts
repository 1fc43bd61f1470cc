import { createStore, useStore } from '@lobby/runtime';

const store = createStore(false);

/** Whether the menu sheet is open; both bars open it, and the overlays draw it. */
export const useMenuSheet = (): boolean => useStore(store);
export const openMenuSheet = (): void => store.set(true);
export const closeMenuSheet = (): void => store.set(false);
