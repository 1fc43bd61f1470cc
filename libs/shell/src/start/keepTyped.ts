import { reportError } from '@lobby/monitoring';
import { importOnce } from '@lobby/runtime';

const loadPutBack = importOnce(() => import('./putBackTyped.ts'));

/**
 * Keeps the fields of a page that React is about to take over. Where it draws a part anew instead, as it does around an element that a
 * password manager has put into the page, they are replaced with what was typed in them.
 *
 * @returns what puts it into the fields that have replaced them
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  if (fields.length === 0) return () => {};
  let focused: EventTarget | null = document.activeElement;
  // A field that is removed has lost the focus already, without an event.
  root.addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    if (fields.every(({ isConnected }) => isConnected)) return;
    loadPutBack()
      .then(({ putBackTyped }) => putBackTyped(root, fields, focused))
      .catch(reportError);
  };
}
