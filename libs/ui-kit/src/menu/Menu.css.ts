import { style } from '@vanilla-extract/css';
import { contrastFill, vars } from '@lobby/theming';

export const groupLabel = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.xs}`,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
});
export const separator = style({
  height: 1,
  marginBlock: vars.space.xs,
  background: vars.color.border,
  ...contrastFill('0.5px'),
});
export const danger = style({ color: vars.color.danger });
