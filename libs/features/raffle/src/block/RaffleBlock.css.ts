import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
});
export const pot = style({
  display: 'block',
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h1,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
/** As high as the countdown. */
export const timeRoom = style({ height: '4.2858rem' });
export const tickets = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.layout.target,
  fontWeight: vars.weight.bold,
});
