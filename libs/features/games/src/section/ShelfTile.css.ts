import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
});
