import { fetchWithTimeout } from '@lobby/runtime';
import * as v from 'valibot';
import { timings } from './timings.ts';

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
    const response = await fetchWithTimeout(timings.requestTimeout, url, init);
    if (response.ok) return v.parse(schema, await response.json());
    console.error(`Error ${response.status}: ${response.statusText}`);
  } catch (error) {
    if (!init.signal?.aborted) console.error(`Could not fetch: ${url}. Message: ${messageOf(error)}`);
  }
  return null;
}
