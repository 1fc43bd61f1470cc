import { contrastFill, hover, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';
import { place } from './GameTile.css.ts';

/** Over a tile's picture, large enough for a thumb; with a mouse it shows on hover unless it is pressed. */
export const corner = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.target,
  height: vars.layout.target,
  '@media': {
    [hover]: {
      opacity: 0,
      // A finger on a screen beside a mouse presses nothing that it does not see.
      pointerEvents: 'none',
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        [`${place}:hover &, ${place}:focus-within &, &[aria-pressed="true"]`]: { opacity: 1, pointerEvents: 'auto' },
      },
    },
  },
});
/** A ground of its own, so that its icon shows on any picture. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radiusScale.full,
  background: vars.color.ground,
  color: vars.color.text,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${corner}:active &`]: { transform: 'scale(0.9)' },
    '[aria-pressed="true"] &': { color: vars.color.accent },
  },
  ...contrastFill('1px'),
});
