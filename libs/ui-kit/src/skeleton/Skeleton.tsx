import { cx, inlineVars } from '../internal/element.ts';
import * as css from './Skeleton.css.ts';

/** A placeholder with the size of the content that is loading. Hidden from screen readers: mark the region `aria-busy`. */
export function Skeleton({
  shape = 'text',
  width = '100%',
  height = '100%',
  ratio = '1',
}: {
  shape?: keyof typeof css.shapes;
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** Width to height of a tile, such as `3 / 4`. */
  ratio?: string;
}) {
  const style = inlineVars({ [css.width]: width, [css.height]: height, [css.ratio]: ratio });
  return <span aria-hidden className={cx(css.skeleton, css.shapes[shape])} style={style} />;
}
