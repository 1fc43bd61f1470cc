import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const art = style({
  display: 'grid',
  placeItems: 'center',
  width: '8rem',
  aspectRatio: '1',
  borderRadius: vars.radiusScale.full,
  background: color.primary,
  backgroundImage: vars.gradient.hero,
  color: color.onHero,
  boxShadow: vars.shadow.glow,
});
export const worth = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h2,
  fontWeight: vars.weight.h2,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  textAlign: 'center',
});
