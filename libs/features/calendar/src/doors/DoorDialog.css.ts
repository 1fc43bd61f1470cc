import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const art = style({
  display: 'grid',
  placeItems: 'center',
  width: '9rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radiusScale.full,
  background: color.primary,
  backgroundImage: vars.gradient.hero,
  color: color.onHero,
  boxShadow: vars.shadow.glow,
});
/** Cut to the circle. */
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const worth = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h2,
  fontWeight: vars.weight.h2,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  textAlign: 'center',
});
