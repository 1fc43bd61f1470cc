import { Skeleton, Stack } from '@lobby/ui-kit';
import * as css from './RowSkeleton.css.ts';

/** Placeholder of a row of games: heading and as many tiles as a wide window shows. */
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

/** Placeholders of tiles, with their two lines of text. */
export const tileSkeletons = (count: number, ratio = '3 / 4') =>
  Array.from({ length: count }, (_, index) => (
    <Stack key={`skeleton-${index}`} gap="sm">
      <Skeleton shape="tile" ratio={ratio} />
      <Stack gap="none">
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </Stack>
    </Stack>
  ));
