import { isDocumentFree } from './reload.ts';
import { timings } from './timings.ts';

/** Requests that a page has answered in place of data, and when it did last. */
const answeredByPage = new Map<string, number>();
let pressedAt = 0;
const notePress = () => (pressedAt = performance.now());

/** Fields of a form with something in them, which a new document would not have. */
const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)].some(({ value }) => value !== '');
const typedFields = 'textarea, input:not([type=hidden], [type=search], [type=checkbox], [type=radio])';

/**
 * Notes an answer of the lobby's own origin. A page in place of data comes from what stands before the lobby, such as a robot check, which
 * only a document can get past: where the player presses something that makes the same request again ("Try again"), and a page answers it
 * again, the document is loaded anew, unless something would be lost by that.
 *
 * @param sentAt of `performance.now()`
 */
export function notePageAnswer({ headers }: Response, input: RequestInfo | URL, body: unknown, sentAt: number): void {
  const request = `${String(input)} ${String(body)}`;
  const isPage = headers.get('content-type')?.includes('text/html');
  if (!isPage || new URL(String(input), location.href).origin !== location.origin) {
    answeredByPage.delete(request);
    return;
  }
  const isAgain = pressedAt >= (answeredByPage.get(request) ?? Infinity);
  const isOfPress = sentAt >= pressedAt && sentAt - pressedAt < timings.pressDuration;
  answeredByPage.set(request, performance.now());
  window.addEventListener('click', notePress, true);
  if (isAgain && isOfPress && isDocumentFree() && !isFilledIn()) window.location.reload();
}
