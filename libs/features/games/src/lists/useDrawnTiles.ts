import { useEffect, useState } from 'react';
import type { Rows } from './RowsFollower.tsx';

/** Indexes of the first tile, and of the one after the last. */
interface Range {
  first: number;
  end: number;
}

const isSame = (one: Range, other: Range) => one.first === other.first && one.end === other.end;

/**
 * Which tiles in the document are more than placeholders: those that stay in it, and with each frame in which nobody scrolls a row more on each
 * side. On return to a list, those in the window are the first.
 *
 * Not by a deferred value, whose rendering each step of the scroll begins anew: pictures that React has made and drops before they are in the
 * document stay in Chromium's memory, with their tile.
 */
export function useDrawnTiles({ first, end, rows }: Range & { rows: Rows | null }): Range {
  const [drawn, setDrawn] = useState<Range>(() => rows?.seen ?? { first, end });
  const isNear = drawn.first < end && drawn.end > first;
  const start = rows ? Math.min(Math.max(rows.seen.first, first), end) : first;
  const kept = isNear
    ? { first: Math.max(drawn.first, first), end: Math.min(drawn.end, end) }
    : { first: start, end: start };
  const columns = rows?.columns ?? end - first;
  const next = { first: Math.max(first, kept.first - columns), end: Math.min(end, kept.end + columns) };
  const isWhole = isSame(next, kept);
  useEffect(
    function drawNextRows() {
      if (isWhole) return undefined;
      // Not in the frame that the scroll is in, which may scroll on in the next one.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setDrawn({ first: next.first, end: next.end }));
      });
      return () => cancelAnimationFrame(frame);
    },
    [isWhole, first, end, next.first, next.end],
  );
  return kept;
}
