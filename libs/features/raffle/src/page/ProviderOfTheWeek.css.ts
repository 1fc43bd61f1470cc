import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** The studio's name on its picture; the brand's scene shows until it is there. */
export const spotlight = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  minHeight: '14rem',
  borderRadius: vars.radiusScale.large,
  clipPath: vars.shape.clip,
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
  '@media': { [desktop]: { minHeight: '18rem', alignItems: 'center' } },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(#000 35%, transparent 85%)',
  '@media': {
    [desktop]: { insetInlineStart: '35%', width: '65%', maskImage: 'linear-gradient(90deg, transparent, #000 45%)' },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.xl,
  '@media': { [desktop]: { maxWidth: '45%', padding: vars.space.xxxl } },
});
