import { Skeleton } from '@lobby/ui-kit';
import { tileSkeletons } from './TileSkeletons.tsx';
import * as css from './RowSkeleton.css.ts';

/** The room of a row of games: heading and as many tiles as a wide window shows. */
export function RowSkeleton({ size = 'sm' }: { size?: keyof typeof css.sizes }) {
  return (
    <div className={css.row} aria-hidden>
      <div className={css.head}>
        <Skeleton width="10rem" />
      </div>
      <div className={css.sizes[size]}>{tileSkeletons(10)}</div>
    </div>
  );
}
