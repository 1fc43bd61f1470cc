import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  background: vars.color.raised,
});
