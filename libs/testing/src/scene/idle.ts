import { act } from '@testing-library/react';
import { nextTurn } from './realTimers.ts';

/** Responses whose body the lobby has not read yet. */
const pending = new Set<object>();

export const forgetResponses = () => pending.clear();

/** Counts a response as pending until it is read, rejected or aborted. */
export async function trackResponse(
  promise: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const entry = {};
  const end = () => void pending.delete(entry);
  pending.add(entry);
  signal?.addEventListener('abort', end);
  const response = await promise.catch((error: unknown) => {
    end();
    throw error;
  });
  const [text, json] = [response.text.bind(response), response.json.bind(response)];
  return Object.assign(response, { text: () => text().finally(end), json: () => json().finally(end) });
}

/** Turns of the event loop without a change after which the page counts as idle. */
const IDLE_TURNS = 3;

/**
 * Waits until every response has been read and the DOM no longer changes, so that lazy code and data are rendered.
 * Timers are not waited for, and fake clocks do not advance; nor are answers waited for that a test has not resolved yet.
 */
export async function untilIdle(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let idle = 0; idle < IDLE_TURNS; idle += 1) {
    changes = 0;
    await act(nextTurn);
    if (pending.size > 0 || changes > 0) idle = -1;
  }
  observer.disconnect();
}
