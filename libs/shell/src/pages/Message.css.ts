import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xl,
  minHeight: '55dvh',
  paddingBlock: vars.space.xxxl,
});

export const mark = style({
  fontFamily: vars.font.heading,
  fontSize: 'clamp(5rem, 22vw, 9rem)',
  fontWeight: vars.weight.h1,
  lineHeight: 1,
  color: vars.color.accent,
  opacity: 0.9,
});
