import { style, styleVariants } from '@vanilla-extract/css';
import { widerThanContainer, desktop, fadedEdges, vars } from '@lobby/theming';

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  minHeight: vars.layout.target,
});
export const title = style({ flex: '1 1 auto', minWidth: 0 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, flex: 'none' });
/** Desktop only (R-2-094). Hidden paddles keep their space, so that the heading does not move. */
export const paddles = style({
  display: 'none',
  '@media': { [desktop]: { display: 'flex', gap: vars.space.xs } },
});
export const paddleRoom = style({ width: vars.layout.target, height: vars.layout.target });

/** Extends to the window's edge on phones, so that part of the next item is visible. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space.md,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  // Space for raised tiles and their glow inside the clipped box.
  paddingBlock: vars.space.sm,
  marginBlock: `calc(-1 * ${vars.space.sm})`,
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [desktop]: { scrollSnapType: 'none', gap: vars.space.lg }, [widerThanContainer]: fadedEdges },
});
/** `hidden` would make it a scroller, with two layers of the compositor. */
export const skeletonList = style([list, { overflow: 'clip' }]);
export const item = style({ scrollSnapAlign: 'start', minWidth: 0 });
const column = (phone: string, large: string) => ({
  gridAutoColumns: phone,
  '@media': { [desktop]: { gridAutoColumns: large } },
});
export const sizes = styleVariants({
  xs: column('6.2858rem', '8.5715rem'),
  sm: column('8.8572rem', '11.7143rem'),
  md: column('10.5715rem', '14.2858rem'),
  lg: column('17.1429rem', '22.8572rem'),
  xl: column('calc(100vw - 2 * clamp(1.1429rem, 3vw, 2.8572rem))', '36rem'),
});
