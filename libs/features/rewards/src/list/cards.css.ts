import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
