import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contrastFill, desktop, handheld, hover, vars } from '@lobby/theming';
import { place } from '../tile/GameTile.css.ts';

/** In a corner of the picture, large enough for a thumb; with a mouse it shows on hover unless the game is marked. */
const corner = style({
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
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        [`${place}:hover &, ${place}:focus-within &, &[aria-pressed="true"]`]: { opacity: 1 },
      },
    },
  },
});
export const overArt = styleVariants({
  tile: [corner, { insetBlockStart: 0 }],
  below: [corner, { insetBlockStart: vars.layout.target }],
});
/** A ground of its own, so that the heart shows on any picture. */
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
/** On desktops in the bar; phones have too little room there, and have it in the sheet. */
export const beside = styleVariants({
  bar: { display: 'none', '@media': { [desktop]: { display: 'inline' }, [handheld]: { display: 'none' } } },
  sheet: { '@media': { [desktop]: { display: 'none' }, [handheld]: { display: 'inline' } } },
});
globalStyle(
  [corner, `${beside.bar} > `, `${beside.sheet} > `].map((button) => `${button}[aria-pressed="true"] svg`).join(),
  {
    fill: 'currentColor',
  },
);
