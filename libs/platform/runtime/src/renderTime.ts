let renderedAt: number | null = null;

/** When the page was rendered on the server, in ms since 1970: called by the server for its render, and before hydration. */
export function setRenderTime(ms: number | null): void {
  renderedAt = ms;
}

/**
 * The time that a prerendered page is rendered for: the server's, where {@link setRenderTime} has set it, else now. For
 * the value on the server of `useBrowserValue`, whose browser value counts by `Date.now()`.
 */
export const renderTime = (): number => renderedAt ?? Date.now();
