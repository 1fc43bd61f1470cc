import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** The room of the steps while their code is being loaded. */
export const placeholder = style({ height: '16rem' });
export const step = style({ outline: 'none' });
export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
