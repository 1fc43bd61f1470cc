import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const picture = style({ display: 'contents' });
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
/** In place of a picture that cannot be had: the game's name on the brand's scene. */
export const lettered = style({
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
