const realSetTimeout = globalThis.setTimeout;

/** Resolves in the next turn of the event loop, also while a test uses a fake clock. */
export const nextTurn = () => new Promise<void>((resolve) => void realSetTimeout(resolve, 0));
