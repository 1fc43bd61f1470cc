import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** Words over the brand's own scene, art at the side (desktop) or behind (phones). */
export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.base} * 1.5)`,
  clipPath: vars.shape.clip,
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
  boxShadow: vars.shadow.low,
});
export const heights = styleVariants({
  md: { minHeight: '15rem', '@media': { [desktop]: { minHeight: '18rem' } } },
  lg: { minHeight: '22rem', '@media': { [desktop]: { minHeight: '27rem' } } },
});
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': {
    [desktop]: {
      insetInlineStart: '42%',
      maskImage: 'linear-gradient(90deg, transparent, #000 38%)',
    },
  },
});
globalStyle(`${art} img, ${art} svg`, { width: '100%', height: '100%', objectFit: 'cover' });
/** On phones words stand on the art: a shade keeps them readable whatever the picture. */
export const shade = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'linear-gradient(rgb(0 0 0 / 0) 18%, rgb(0 0 0 / 0.72) 72%)',
  '@media': { [desktop]: { display: 'none' } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: vars.space.xl,
  maxWidth: '38rem',
  '@media': { [desktop]: { padding: vars.space.xxxl, alignSelf: 'center', maxWidth: '52%' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  marginBlockStart: vars.space.sm,
  // The main button stands on the hero, not on the page.
  vars: {
    [vars.gradient.primary]: vars.gradient.heroAction,
    [vars.color.onPrimary]: vars.color.onHeroAction,
    [vars.color.primaryHover]: 'rgb(255 255 255 / 0.25)',
  },
});
