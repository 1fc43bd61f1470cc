import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  height: '100%',
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.layout.target,
  paddingInline: vars.space.xs,
  ':hover': { textDecoration: 'underline' },
});
