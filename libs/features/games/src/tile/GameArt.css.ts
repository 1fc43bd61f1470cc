import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const art = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
});
export const letters = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.sm,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.h4,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
/** Covers the letters as soon as it is drawn. */
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
