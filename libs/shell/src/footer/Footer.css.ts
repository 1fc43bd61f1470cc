import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const footer = style({
  marginTop: vars.space.xxxl,
  // Below the last line there is room for the button in the page's corner.
  paddingBlock: `${vars.space.xxl} calc(${vars.space.xxl} + ${vars.layout.target})`,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
});

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': { [desktop]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' } },
});

export const safety = style({ display: 'flex', gap: vars.space.lg, alignItems: 'center', maxWidth: '38rem' });

export const age = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 auto',
  width: '3.4rem',
  height: '3.4rem',
  borderRadius: vars.radiusScale.full,
  border: `2px solid ${vars.color.text}`,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.h4,
  fontSize: vars.text.lg,
});

export const strong = style({ fontWeight: vars.weight.bold });
export const muted = style({ color: vars.color.muted });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  '@media': { [desktop]: { justifyContent: 'flex-end' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  textAlign: 'start',
  ':hover': { textDecoration: 'underline' },
});
export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  fontWeight: vars.weight.bold,
});
/** Within a sentence, where its colour does not tell it from the words around it. */
export const authority = style({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });
