import { style } from '@vanilla-extract/css';
import { hover, vars } from '@lobby/theming';

export const place = style({ position: 'relative' });
/**
 * The studio and the return to player. Where a tile is too narrow for both, the studio's name wraps to a second line,
 * which is clipped: most pictures show it. A container query for each tile would take the styles of each by itself.
 */
export const line = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  columnGap: vars.space.sm,
  height: '1lh',
  overflow: 'hidden',
});
export const studio = style({ flex: '1 1 5.5rem', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** First, so that the other wraps; at the line's start where it is alone. */
export const rtp = style({ flex: 'none', order: -1, marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' });
/** A live figure over the picture; digits have one width, so that it does not shift while it changes. */
export const figure = style({
  display: 'block',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textShadow: `0 1px 2px ${vars.scrim.color}`,
});
/** In a corner of the picture, large enough for a thumb; with a mouse it shows on hover. */
export const demo = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: vars.layout.target,
  minHeight: vars.layout.target,
  padding: vars.space.sm,
  '@media': {
    [hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { [`${place}:hover &, ${place}:focus-within &`]: { opacity: 1 } },
    },
  },
});
export const demoLabel = style({
  height: 'fit-content',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: `min(${vars.radius.button}, 0.5715rem)`,
  background: vars.color.ground,
  color: vars.color.text,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
});
