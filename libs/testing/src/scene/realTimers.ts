const realSetTimeout = globalThis.setTimeout;

/** A turn of the event loop, whatever clock a test sets later. */
export const nextTurn = () => new Promise<void>((resolve) => void realSetTimeout(resolve, 0));
