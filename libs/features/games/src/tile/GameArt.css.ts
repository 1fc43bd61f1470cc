import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** The picture's place, in the brand's colours. */
export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: vars.space.sm,
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.h4,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
/** Covers the name as soon as it is drawn. */
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
