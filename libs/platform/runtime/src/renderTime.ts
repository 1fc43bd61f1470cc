import { useState } from 'react';
import { useBrowserValue } from './store.ts';

let renderedAt: number | null = null;

/** When the page was rendered on the server, in ms since 1970: called by the server for its render, and before hydration. */
export function setRenderTime(ms: number | null): void {
  renderedAt = ms;
}

/** The time that the page is rendered for: the server's, where {@link setRenderTime} has told it, else now. */
export const renderTime = (): number => renderedAt ?? Date.now();

/**
 * The time of the component's first render, in ms since 1970. Hydration renders with the server's, however late this
 * part of the page is hydrated, and then with the browser's: what has ended since the page was made goes then.
 */
export function useRenderTime(): number {
  const [now] = useState(() => Date.now());
  return useBrowserValue(() => now, renderedAt ?? now);
}
