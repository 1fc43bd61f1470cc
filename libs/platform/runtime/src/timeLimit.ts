import { handlePageResponse } from './pageResponse.ts';
import { delayPhase } from './phase.ts';

/** Settles like the promise, or rejects when it takes longer. The work itself goes on. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/**
 * `fetch` with a time limit for the whole answer: a body that stalls after its headers fails as well,
 * with 'Network timed out'.
 */
export async function fetchWithTimeout(
  ms: number,
  input: RequestInfo | URL,
  init: RequestInit = {},
  send = fetch,
): Promise<Response> {
  const limit = new AbortController();
  // Not cleared when the headers are there: the signal also ends the reading of the body.
  const timer = setTimeout(() => limit.abort(new Error('Network timed out')), ms);
  // The caller ends it after the last byte, too: a timer would keep the answer in memory until then.
  init.signal?.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  const release = delayPhase('idle');
  const sentAt = performance.now();
  try {
    const response = await send(input, { ...init, signal });
    handlePageResponse(response, input, init.body, sentAt);
    return response;
  } finally {
    release();
  }
}
