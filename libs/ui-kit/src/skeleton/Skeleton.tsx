import { cx } from '../internal/element.ts';
import * as css from './Skeleton.css.ts';

/**
 * A placeholder with the size of the content that is loading. Hidden from screen readers: mark the region `aria-busy`.
 * Sizes are classes: prerendered pages have no style attributes, which their content security policy forbids.
 */
export function Skeleton({
  shape = 'text',
  width = 'full',
}: {
  /** A `block` fills its container. */
  shape?: keyof typeof css.shapes;
  width?: keyof typeof css.widths;
}) {
  return <span aria-hidden className={cx(css.skeleton, css.shapes[shape], css.widths[width])} />;
}
