import { createVar, keyframes, style } from '@vanilla-extract/css';
import { contrastFill, vars } from '@lobby/theming';

export const share = createVar();
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontSize: vars.text.sm,
});
export const progress = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const track = style({
  position: 'relative',
  height: vars.space.sm,
  overflow: 'hidden',
  borderRadius: vars.radiusScale.full,
  background: vars.color.raised,
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: -1,
});
export const bar = style({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'left',
  transform: `scaleX(${share})`,
  background: vars.color.primary,
  backgroundImage: vars.gradient.primary,
  ...contrastFill(`calc(${vars.space.sm} / 2)`),
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
});
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
export const unknown = style({ animation: `${pass} 1.4s ease-in-out infinite` });
export const value = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.muted });
