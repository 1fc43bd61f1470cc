import { vars } from '@lobby/theming';
import { style, styleVariants } from '@vanilla-extract/css';

export const layouts = styleVariants({
  plain: {},
  card: {},
  page: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '55dvh',
    paddingBlock: vars.space.xxxl,
  },
});

/** The icon on the brand's own colour. */
export const medallion = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.lg,
  borderRadius: vars.radiusScale.full,
  background: vars.color.raised,
  color: vars.color.accent,
});

/** Font size of a figure such as a status code; images keep their own size. */
export const illustration = style({
  maxWidth: '100%',
  fontFamily: vars.font.heading,
  fontSize: 'clamp(5rem, 22vw, 9rem)',
  fontWeight: vars.weight.h1,
  lineHeight: 1,
  color: vars.color.accent,
});
