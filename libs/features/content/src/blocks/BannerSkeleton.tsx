import { Skeleton } from '@lobby/ui-kit';
import * as css from './BannerSkeleton.css.ts';

/** The room of a banner that is on its way. */
export function BannerSkeleton({ height }: { height: keyof typeof css.heights }) {
  return (
    <div className={css.heights[height]}>
      <Skeleton shape="block" />
    </div>
  );
}
