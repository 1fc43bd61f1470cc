import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  height: '100%',
  paddingInline: vars.space.sm,
  background: vars.color.raised,
  color: vars.color.text,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  '@media': { [desktop]: { gap: vars.space.lg } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: vars.layout.target,
  minWidth: vars.layout.target,
  paddingInline: vars.space.xs,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: '-3px' },
});
