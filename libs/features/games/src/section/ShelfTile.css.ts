import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const drawing = style({
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
});
export const covers = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
});
/** The first is on top in the middle, the others fan out behind it. */
export const cover = style({
  position: 'absolute',
  insetBlockStart: '8%',
  insetInlineStart: '50%',
  height: '84%',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.base}, 0.5715rem)`,
  boxShadow: vars.shadow.high,
  transform: 'translateX(-50%)',
  zIndex: 1,
  selectors: {
    '&:nth-child(2)': { transform: 'translateX(-108%) rotate(-7deg) scale(0.84)', zIndex: 0 },
    '&:nth-child(3)': { transform: 'translateX(8%) rotate(7deg) scale(0.84)', zIndex: 0 },
  },
});
export const sign = style({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: '2.5715rem',
  height: '2.5715rem',
  borderRadius: vars.radius.button,
  clipPath: vars.shape.buttonClip,
  background: vars.color.ground,
  color: vars.color.accent,
});
