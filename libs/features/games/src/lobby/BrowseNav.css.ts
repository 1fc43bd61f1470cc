import { style } from '@vanilla-extract/css';
import { widerThanContainer, fadedEdges, vars } from '@lobby/theming';

/** One line that scrolls sideways to the window's edge, or fades where the window is wider than the page. */
export const nav = style({ marginInline: `calc(-1 * ${vars.space.gutter})` });
export const shelves = style({
  display: 'flex',
  gap: vars.space.sm,
  overflowX: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.xs,
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.space.gutter,
  '@media': { [widerThanContainer]: fadedEdges },
});
