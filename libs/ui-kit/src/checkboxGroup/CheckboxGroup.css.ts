import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const disabled = style({ opacity: 0.6, cursor: 'default' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space.xs,
});
