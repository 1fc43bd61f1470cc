import { cx } from '../internal/cx.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as css from './Banner.css.ts';

/** Placeholder of a banner with an image that is loading. */
export function BannerSkeleton({ height = 'md' }: { height?: keyof typeof css.heights }) {
  return (
    <div className={cx(css.room, css.heights[height])}>
      <Skeleton shape="block" />
    </div>
  );
}
