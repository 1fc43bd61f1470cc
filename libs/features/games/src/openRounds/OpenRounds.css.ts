import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingBlockStart: vars.space.lg });
/** The link moves below the text where it would leave less than this width for it. */
export const text = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 1 9rem',
  minWidth: 0,
});
