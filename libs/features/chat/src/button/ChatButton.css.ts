import { handheld, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const place = style({
  position: 'relative',
  display: 'inline-grid',
  '@media': {
    [handheld]: {
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
      // Below the bar of phones. By keyboard it is found where it was.
      selectors: { '&[data-withdrawn]:not(:focus-within)': { transform: 'translateY(10rem)' } },
    },
  },
});
export const unread = style({
  position: 'absolute',
  insetBlockStart: '-0.2858rem',
  insetInlineEnd: '-0.2858rem',
  zIndex: 1,
  minWidth: '1.5rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radiusScale.full,
  background: vars.color.danger,
  color: vars.color.onDanger,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: '1.5rem',
  textAlign: 'center',
  pointerEvents: 'none',
});
