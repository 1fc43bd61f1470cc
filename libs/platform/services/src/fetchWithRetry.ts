interface RetryOptions {
  /** Repeats after the first attempt. */
  retries: number;
  /** Milliseconds between attempts. */
  delay: number;
  init?: RequestInit;
}

/**
 * Fetches until an answer is ok. Each failure is logged; after the last one it throws
 * 'Failed to fetch {url} after max retries.' (R-8-026). An abort throws its own reason at once.
 */
export async function fetchWithRetry(url: string, { retries, delay, init }: RetryOptions): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    init?.signal?.throwIfAborted();
    const response = await fetch(url, init).catch(() => null);
    if (response?.ok) return response;
    init?.signal?.throwIfAborted();
    if (attempt === retries) throw new Error(`Failed to fetch ${url} after max retries.`);
    console.warn('Failed to fetch, retrying...');
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}
