import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const steps = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const step = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.md,
  color: vars.color.accent,
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5715rem',
  height: '2.5715rem',
  borderRadius: vars.radius.button,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h5,
  fontWeight: vars.weight.h5,
});
