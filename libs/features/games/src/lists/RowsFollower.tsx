import { useBrowserValue } from '@lobby/runtime';
import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows beyond the window that are in the document on each side, so that a flick of the thumb meets no empty room. */
const overscan = 6;

/** Rows of a long list that are in the document. */
export interface Rows {
  columns: number;
  /** Of the list, in px. */
  width: number;
  /** Index of their first tile, and of the one after their last. */
  first: number;
  end: number;
  /** Room of the rows before and after them, in px. */
  above: number;
  below: number;
  /** Indexes of the tiles in the window, which a return to the list renders first. */
  seen: { first: number; end: number };
  /** Heights of rows as they were measured, by their index. */
  measured: ReadonlyMap<number | string | bigint, number>;
}

export interface RowsFollowerProps {
  /** Id of a grid in the document, in which the first tile of each row has `data-row` once rows are known. */
  listId: string;
  /** Of its tiles, with those that are not in the document. */
  count: number;
  /** What the list begins with: the rows that were left. */
  rows: Rows | null;
  onChange: (rows: Rows) => void;
}

/** Of a row with a known height: where it is follows from the others. */
const nowhere = { index: 0, start: 0, end: 0, lane: 0 };

/** In px. */
interface Layout {
  columns: number;
  gap: number;
  /** Of the list in the page. */
  top: number;
  width: number;
  /** Of rows that nobody has seen: all tiles of a list are alike. */
  rowHeight: number;
}

function readLayout(list: HTMLElement): Layout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top, width } = list.getBoundingClientRect();
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(top + window.scrollY),
    width,
    rowHeight: (list.querySelector<HTMLElement>('[data-row]') ?? list.querySelector('li'))?.offsetHeight ?? 0,
  };
}

/** Whether rows have the same tiles and heights in both. */
const isAlike = (one: Pick<Layout, 'columns' | 'gap' | 'width'>, other: typeof one) =>
  one.columns === other.columns && one.gap === other.gap && one.width === other.width;

/** Of a picture whose tile has left the document: those of a list that is scrolled through would delay those of its end. */
function cancelLoad(picture: HTMLImageElement): void {
  if (picture.complete) return;
  picture.parentElement?.querySelectorAll('source').forEach((source) => source.remove());
  picture.removeAttribute('srcset');
  picture.removeAttribute('src');
}

/** Follows which rows of a long list are near the window. Shows nothing itself. */
export default function RowsFollower({ listId, ...props }: RowsFollowerProps) {
  // The list may come into the document with it.
  const list = useBrowserValue(() => document.getElementById(listId), null);
  return list && <FollowedRows list={list} {...props} />;
}

function FollowedRows({ list, count, rows, onChange }: Omit<RowsFollowerProps, 'listId'> & { list: HTMLElement }) {
  const [layout, setLayout] = useState(() => readLayout(list));
  const { columns, gap, top, width, rowHeight } = layout;
  const [left] = useState(rows);
  const isAsLeft = left?.columns === columns && left.width === width;
  const [heights] = useState(() =>
    isAsLeft ? [...left.measured].map(([key, size]) => ({ ...nowhere, key, size })) : [],
  );
  // oxlint-disable-next-line react/incompatible-library -- of the React Compiler, which is not used (decision 17)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan,
    indexAttribute: 'data-row',
    initialMeasurementsCache: heights,
    scrollToFn(offset, options, instance) {
      // At first the window is where the player has scrolled it to.
      if (options.adjustments !== undefined || options.behavior !== undefined) windowScroll(offset, options, instance);
    },
  });

  /** The first tile in the window of another layout. */
  const firstSeen = useRef(left && !isAsLeft ? left.seen.first : null);
  useEffect(
    function followLayout() {
      let known = readLayout(list);
      const observer = new ResizeObserver(() => {
        const next = readLayout(list);
        if (!isAlike(known, next)) {
          if (window.scrollY > known.top) firstSeen.current = (virtualizer.range?.startIndex ?? 0) * known.columns;
          virtualizer.measure();
        } else if (next.top === known.top) return;
        known = next;
        setLayout(next);
      });
      // What is above the list moves it, and the page's height with it.
      observer.observe(document.body);
      observer.observe(list);
      return () => observer.disconnect();
    },
    [list, virtualizer],
  );
  useLayoutEffect(
    function returnToFirstSeen() {
      if (firstSeen.current !== null)
        virtualizer.scrollToIndex(Math.floor(firstSeen.current / columns), { align: 'start' });
      firstSeen.current = null;
    },
    [virtualizer, columns, width],
  );
  const pictures = useRef(new Set<HTMLImageElement>());
  useLayoutEffect(function measureRows() {
    list.querySelectorAll<HTMLElement>('[data-row]').forEach((tile) => virtualizer.measureElement(tile));
    // Forgets those that are gone.
    virtualizer.measureElement(null);
    for (const picture of pictures.current) if (!picture.isConnected) cancelLoad(picture);
    pictures.current = new Set(list.querySelectorAll('img'));
  });

  const items = virtualizer.getVirtualItems();
  const [firstRow, lastRow] = [items[0], items.at(-1)];
  const first = (firstRow?.index ?? 0) * columns;
  // None before the window is known: the rows on screen stay.
  const end = lastRow ? Math.min((lastRow.index + 1) * columns, count) : 0;
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const seen = { first: startIndex * columns, end: (endIndex + 1) * columns };
  const above = (firstRow?.start ?? top) - top;
  const below = virtualizer.getTotalSize() + top - (lastRow?.end ?? top);
  useLayoutEffect(
    function showRows() {
      if (end > first)
        onChange({ columns, width, first, end, seen, above, below, measured: virtualizer.itemSizeCache });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is seen changes with each row, and nothing but what a return begins with
    [columns, width, first, end, above, below, onChange, virtualizer],
  );
  return null;
}
