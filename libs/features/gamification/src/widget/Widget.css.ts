import { vars } from '@lobby/theming';
import { style, styleVariants } from '@vanilla-extract/css';

/** The room that a widget will need. */
const heights = { status: '12rem', missions: '24rem', tournaments: '24rem' } as const;

const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const frames = styleVariants(heights, (minHeight) => [frame, { minHeight }]);
export const waiting = styleVariants(heights, (height) => ({ gridArea: '1 / 1', height }));

/** Whatever the widget renders stays in here, and below what the page lays over itself. */
export const place = style({
  gridArea: '1 / 1',
  minWidth: 0,
  contain: 'layout paint style',
  isolation: 'isolate',
  // The outlines of what has the focus are not cut off.
  padding: vars.space.sm,
  margin: `calc(-1 * ${vars.space.sm})`,
});
/** In the widget's size while it prepares itself, and out of everybody's reach. */
export const waitingPlace = style([place, { visibility: 'hidden' }]);
