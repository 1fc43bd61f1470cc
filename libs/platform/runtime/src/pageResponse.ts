import { isReloadSafe } from './reload.ts';
import { timings } from './timings.ts';

/** Requests that a page has answered in place of data. */
const answeredByPage = new Set<string>();
let pressedAt = Number.NaN;
const notePress = () => (pressedAt = performance.now());

/**
 * Notes an answer of the lobby's own origin. A page in place of data comes from what stands before the lobby, such as a robot check, which
 * only a document can get past: where the player presses something that makes the same request again ("Try again"), and a page answers it
 * again, the document is loaded anew, unless something would be lost by that, such as what is typed in a form.
 *
 * @param sentAt of `performance.now()`
 */
export function handlePageResponse(
  { headers, type }: Response,
  input: RequestInfo | URL,
  body: unknown,
  sentAt: number,
): void {
  const request = `${String(input)} ${String(body)}`;
  const isPage = headers.get('content-type')?.includes('text/html');
  // Of another origin are services, which no document of the lobby can get past anything.
  if (!isPage || type === 'cors') return void answeredByPage.delete(request);
  const isOfPress = sentAt >= pressedAt && sentAt - pressedAt < timings.pressDuration;
  const isAgain = answeredByPage.has(request) && isOfPress;
  answeredByPage.add(request);
  window.addEventListener('click', notePress, true);
  if (isAgain && isReloadSafe() && !document.querySelector('form, textarea')) window.location.reload();
}
