import { style } from '@vanilla-extract/css';
import { widerThanContainer, fadedEdges, hover, vars } from '@lobby/theming';

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
export const shelf = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.layout.target,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.button,
  clipPath: vars.shape.buttonClip,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  ':active': { transform: 'scale(0.97)' },
  '@media': { [hover]: { ':hover': { color: vars.color.accent } } },
});
