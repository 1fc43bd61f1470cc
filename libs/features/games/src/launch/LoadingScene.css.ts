import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: vars.space.xl,
  color: '#ffffff',
  background: vars.scrim.color,
});
export const art = style({
  width: 'min(60vw, 20rem)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  boxShadow: vars.shadow.high,
});
export const progress = style({ width: 'min(60vw, 20rem)' });
