import type { KeyboardEvent } from 'react';

interface GridSize {
  columns: number;
  count: number;
}

/** The place to which a key leads from another one, as in any grid (ARIA); null for other keys, and at the edge. */
export function stepInGrid(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  place: number,
  { columns, count }: GridSize,
): number | null {
  if (metaKey || altKey || shiftKey) return null;
  const rowStart = place - (place % columns);
  const rowEnd = Math.min(rowStart + columns, count) - 1;
  const places: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : rowEnd,
  };
  const next = places[key];
  return next !== undefined && next >= 0 && next < count ? next : null;
}
