/** The browser's own, whatever clock a test sets later. */
export const realSetTimeout = globalThis.setTimeout;
