import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingBlockStart: vars.space.lg });
/** Where its link would leave it a narrow column, the link is below. */
export const text = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 1 9rem',
  minWidth: 0,
});
