import { failure } from './errors.ts';

export interface Page {
  first?: number | null;
  after?: string | null;
}

const maxPageSize = 500;

/** @throws BadUserInput */
export function pageSize({ first }: Page): number {
  const size = first ?? maxPageSize;
  if (size < 1 || size > maxPageSize) throw failure('BadUserInput', `“first” is from 1 to ${maxPageSize}.`);
  return size;
}

/** One page of a list; cursors are the items' ids, so that they stay valid when the list changes. */
export function connection<Item>(items: readonly Item[], idOf: (item: Item) => string, page: Page, minStart = 0) {
  const first = pageSize(page);
  let start = minStart;
  if (page.after) {
    const index = items.findIndex((item) => idOf(item) === page.after);
    if (index < 0) throw failure('BadUserInput', '“after” is no cursor of this list.');
    start = Math.max(start, index + 1);
  }
  const slice = items.slice(start, start + first);
  const last = slice.at(-1);
  return {
    edges: slice.map((node) => ({ cursor: idOf(node), node })),
    pageInfo: { hasNextPage: start + slice.length < items.length, endCursor: last ? idOf(last) : null },
    totalCount: items.length,
  };
}
