import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Below each other on phones, beside each other on desktops. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.md,
  '@media': { [desktop]: { flexDirection: 'row' } },
});
export const step = style({
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  border: `${vars.shape.border} solid ${vars.color.border}`,
  '@media': { [desktop]: { flex: '1 1 0' } },
});
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.accent,
  transform: 'rotate(90deg)',
  '@media': { [desktop]: { transform: 'none' } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
export const words = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.lg });
