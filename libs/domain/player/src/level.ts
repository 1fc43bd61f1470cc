import { createStore } from '@lobby/runtime';

/**
 * The player's level in the loyalty programme, null while unknown. The feature that loads it sets it, for the header of later
 * requests (R-7-005). Nothing waits for it.
 */
export const playerLevel = createStore<number | null>(null);
