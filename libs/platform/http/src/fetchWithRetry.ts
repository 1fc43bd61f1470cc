interface RetryOptions {
  /** Repeats after the first attempt. */
  retries: number;
  /** Milliseconds between attempts. */
  delay: number;
  init?: RequestInit;
  /** An attempt: `fetch` by default. One that rejects has failed. */
  send?: (url: string, init?: RequestInit) => Promise<Response>;
}

/**
 * Fetches until an answer is ok. Each failure is logged; after the last one it throws
 * 'Failed to fetch {url} after max retries.' (R-8-026). An abort throws its own reason at once.
 */
export async function fetchWithRetry(
  url: string,
  { retries, delay, init, send = fetch }: RetryOptions,
): Promise<Response> {
  const signal = init?.signal;
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted();
    const response = await send(url, init).catch(() => null);
    if (response?.ok) return response;
    signal?.throwIfAborted();
    if (attempt === retries) throw new Error(`Failed to fetch ${url} after max retries.`);
    console.warn('Failed to fetch, retrying...');
    await pause(delay, signal);
  }
}

/** Ends early when the signal aborts. */
function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
