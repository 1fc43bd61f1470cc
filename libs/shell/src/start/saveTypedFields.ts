import { reportError } from '@lobby/monitoring';

/**
 * Keeps the fields of a page that React is about to take over. Where it renders a part anew instead, as it does around an element that a
 * password manager has put into the page, they are replaced with what was typed in them.
 *
 * @returns what puts it into the fields that have replaced them
 */
export function saveTypedFields(root: HTMLElement): () => void {
  const fields = root.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const focused = document.activeElement;
  return () =>
    void import('./restoreTypedFields.ts')
      .then(({ restoreTypedFields }) => restoreTypedFields(root, [...fields], focused))
      .catch(reportError);
}
