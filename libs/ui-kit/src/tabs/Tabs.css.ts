import { style } from '@vanilla-extract/css';
import { contrastFill, vars } from '@lobby/theming';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minWidth: 0 });
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 'none',
  minHeight: vars.layout.target,
  paddingInline: vars.space.lg,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[data-active]': { color: vars.color.text },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const indicator = style({
  position: 'absolute',
  insetBlockEnd: 0,
  left: 0,
  height: 3,
  width: 'var(--active-tab-width)',
  transform: 'translateX(var(--active-tab-left))',
  background: vars.color.accent,
  backgroundImage: vars.gradient.rule,
  ...contrastFill('1.5px'),
  borderRadius: vars.radiusScale.full,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
});
export const panel = style({ borderRadius: vars.radiusScale.small });
