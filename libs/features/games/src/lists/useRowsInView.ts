import { reportError } from '@lobby/monitoring';
import { useEntryState } from '@lobby/routing';
import { type ComponentType, useEffect, useState } from 'react';
import type { Rows, RowsFollowerProps } from './RowsFollower.tsx';

/** Tiles of a list of which all are in the document. Longer ones have the rows near the window alone. */
export const mostTiles = 90;

export interface RowsInView {
  /** Indexes of the tiles in the document. */
  first: number;
  end: number;
  /** Null for a list that is in the document as a whole, and until the code is there that follows the window. */
  rows: Rows | null;
  setRows: (rows: Rows) => void;
  Follower: ComponentType<RowsFollowerProps> | null;
}

/**
 * Which tiles of a list are in the document: all of a short one, and of a long one the rows near the window. What Back returns to begins with
 * the rows that were left.
 *
 * @param name of the list among those of its page
 */
export function useRowsInView(name: string, count: number): RowsInView {
  // Slow as it is, the whole of a list is better than a part.
  const [isFailed, setFailed] = useState(false);
  const isLong = count > mostTiles && !isFailed;
  const [saved, setRows] = useEntryState<Rows | null>(`${name} rows`, null);
  const [Follower, setFollower] = useState<RowsInView['Follower']>(null);
  useEffect(
    function loadFollower() {
      if (!isLong) return;
      import('./RowsFollower.tsx')
        .then((module) => setFollower(() => module.default))
        .catch((error: unknown) => {
          reportError(error);
          setFailed(true);
        });
    },
    [isLong],
  );
  // Those of a list that was longer are beyond the end of this one.
  const rows = isLong && saved !== null && saved.end <= count ? saved : null;
  const { first, end } = rows ?? { first: 0, end: isLong ? mostTiles : count };
  return { first, end, rows, setRows, Follower: isLong ? Follower : null };
}
