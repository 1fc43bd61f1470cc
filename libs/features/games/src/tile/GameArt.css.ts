import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** The picture's place, in the brand's colours. */
const art = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  height: '100%',
  padding: vars.space.sm,
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  backgroundSize: '240% 240%',
  color: vars.color.onHero,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.h4,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
/** Parts of the brand's gradient, so that neighbours differ. */
export const arts = ['0 0', '60% 100%', '100% 30%', '20% 60%', '80% 0'].map((backgroundPosition) =>
  style([art, { backgroundPosition }]),
);
/** Covers the name as soon as it is rendered. */
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
