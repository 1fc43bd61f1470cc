import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** The studio's name beside its picture, which fades into the brand's gradient and is never behind text. */
export const spotlight = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  minHeight: '19rem',
  borderRadius: vars.radiusScale.large,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  backgroundImage: vars.gradient.banner,
  color: vars.color.onBanner,
  '@media': { [desktop]: { minHeight: '18rem', alignItems: 'center' } },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(#000 35%, transparent 62%)',
  '@media': {
    [desktop]: {
      insetInlineStart: '35%',
      width: '65%',
      maskImage: 'linear-gradient(90deg, transparent 16%, #000 52%)',
    },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.xl,
  '@media': { [desktop]: { maxWidth: '45%', padding: vars.space.xxxl } },
});
