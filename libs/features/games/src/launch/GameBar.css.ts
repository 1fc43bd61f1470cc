import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 'none',
  minHeight: vars.layout.target,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [desktop]: { paddingInline: vars.space.lg } },
});
export const name = style({ flex: '1 1 0', minWidth: 0 });
export const wide = style({ display: 'none', '@media': { [desktop]: { display: 'inline' } } });
