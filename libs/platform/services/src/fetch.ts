import { fetchWithTimeout } from '@lobby/runtime';
import * as v from 'valibot';

/** In ms, for the whole response. */
const TIMEOUT = 30_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Fetches and parses JSON. A failure is logged in the catalogue's words (R-8-025) and answered with
 * null; a request that the caller aborts is no failure.
 */
export async function fetchJson<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<v.InferOutput<Schema> | null> {
  try {
    const response = await fetchWithTimeout(TIMEOUT, url, init);
    if (response.ok) return v.parse(schema, await response.json());
    console.error(`Error ${response.status}: ${response.statusText}`);
  } catch (error) {
    if (!init.signal?.aborted) console.error(`Could not fetch: ${url}. Message: ${messageOf(error)}`);
  }
  return null;
}

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
