/**
 * Whether the browser has what the lobby calls without providing for its absence (docs/architecture.md, Browsers). Newest first: whoever has
 * these has the others.
 */
export const isTooOld = (): boolean => !('withResolvers' in Promise && 'any' in AbortSignal);
