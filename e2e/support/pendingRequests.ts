import type { BrowserContext, Frame, Request } from '@playwright/test';

/** Whether a page may still get a response: the browser tells of no end where a frame or its page is gone. */
const isAwaited = (request: Request): boolean =>
  request.serviceWorker() === null && !request.frame().isDetached() && !request.frame().page().isClosed();

/** Null for a service worker's, and where the page itself is not known yet. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Counts the fetch requests of all pages that have no response yet, which would time out where the clock is moved. */
export function countPendingRequests(context: BrowserContext): () => number {
  const pending = new Set<Request>();
  // The browser may tell of no end where another document takes the place of the one that has asked.
  context.on('response', (response) => {
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (!response.request().isNavigationRequest() || isRedirect) return;
    const frame = frameOf(response.request());
    for (const request of pending) if (frame !== null && frameOf(request) === frame) pending.delete(request);
  });
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch') pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => pending.delete(request));
  return () => [...pending].filter(isAwaited).length;
}
