import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const countdown = style({ display: 'inline-flex', gap: vars.space.sm });
export const compact = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: '3.1429rem',
  padding: vars.space.sm,
  borderRadius: vars.radiusScale.small,
  background: vars.color.raised,
  color: vars.color.text,
});
export const figure = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h3,
  fontWeight: vars.weight.h3,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});
export const unit = style({ color: vars.color.muted, fontSize: vars.text.xs });
