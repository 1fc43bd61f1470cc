import { createStore } from '@lobby/runtime';

/**
 * The player's level in the loyalty programme, null while unknown: who knows it tells it here, for the header of the next
 * requests (R-7-005). Nothing waits for it.
 */
export const playerLevel = createStore<number | null>(null);
