import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 0 auto',
  minHeight: vars.layout.target,
  borderRadius: vars.radiusScale.small,
});

export const image = style({ display: 'block', maxHeight: '2.6rem', width: 'auto' });
