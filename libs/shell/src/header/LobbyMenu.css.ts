import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const menu = style({
  display: 'none',
  gap: vars.space.xs,
  minHeight: vars.layout.target,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [desktop]: { display: 'flex' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 0 auto',
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.button,
  fontWeight: vars.weight.medium,
  opacity: 0.82,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { opacity: 1 },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-current="page"]': { opacity: 1, color: vars.color.accent } },
});
