import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
export const step = style({ outline: 'none' });
