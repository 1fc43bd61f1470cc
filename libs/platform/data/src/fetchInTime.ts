/** Milliseconds until an answer has to begin. */
const TIMEOUT = 30_000;

/** `fetch` that fails rather than wait for ever, so that a view shows an error in place of its skeleton. */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('Network timed out')), TIMEOUT);
  try {
    const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    return await fetch(input, { ...init, signal });
  } finally {
    clearTimeout(timer);
  }
}
