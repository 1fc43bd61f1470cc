import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.sm, minWidth: 0 });
export const count = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
