import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useRouter } from './navigate.ts';

/** What the entries of each router's history were left with. */
const histories = new WeakMap<object, Map<string, unknown>>();

/**
 * The place of a value that belongs to the page's history entry: back and forward find it again, a new visit of the same page
 * does not. Lives as long as the document.
 */
export function useEntryValues(): { key: string; values: Map<string, unknown> } {
  const { key } = useLocation();
  const router = useRouter();
  let values = histories.get(router);
  if (!values) histories.set(router, (values = new Map()));
  return { key, values };
}

/** A state that belongs to the page's history entry, such as how many pages of a list are shown. One name within a page. */
export function useEntryState<Value>(
  name: string,
  initial: Value,
): [value: Value, set: Dispatch<SetStateAction<Value>>] {
  const { key, values } = useEntryValues();
  const id = `${key} ${name}`;
  const [value, set] = useState(() => (values.get(id) as Value | undefined) ?? initial);
  useEffect(
    function save() {
      values.set(id, value);
    },
    [values, id, value],
  );
  return [value, set];
}

/**
 * Follows a row that scrolls sideways, from where it was left: its place belongs to the page's history entry. The returned
 * function ends that. One name within a page.
 */
export function useEntryScroll(name: string): (row: HTMLElement) => () => void {
  const { key, values } = useEntryValues();
  const id = `${key} ${name}`;
  return useCallback(
    (row) => {
      const left = (values.get(id) as number | undefined) ?? row.scrollLeft;
      // Also of an entry whose query alone is new, which may be left without another scroll.
      values.set(id, left);
      row.scrollLeft = left;
      const save = () => void values.set(id, row.scrollLeft);
      row.addEventListener('scroll', save, { passive: true });
      return () => row.removeEventListener('scroll', save);
    },
    [values, id],
  );
}
