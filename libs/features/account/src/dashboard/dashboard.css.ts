import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.lg,
  minWidth: 0,
  padding: vars.space.xl,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
  '@media': { [desktop]: { padding: vars.space.xxl, gap: vars.space.xl } },
});
export const initials = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '4rem',
  height: '4rem',
  borderRadius: vars.radiusScale.full,
  background: vars.color.tertiary,
  color: vars.color.onTertiary,
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h3,
  fontWeight: vars.weight.h3,
});
export const placeholder = style({ height: '8rem' });
export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });
export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space.md, minWidth: 0 });
export const stepIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.layout.target,
  height: vars.layout.target,
  borderRadius: vars.radiusScale.full,
  background: vars.color.warning,
  color: vars.color.onWarning,
});
export const detailsPlaceholder = style({ height: '14rem' });
