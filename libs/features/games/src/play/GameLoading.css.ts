import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const curtain = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: vars.space.xl,
  // Opaque enough for legible text over any picture.
  background: `color-mix(in srgb, ${vars.color.ground} 84%, transparent)`,
  color: vars.color.text,
});
const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  boxShadow: vars.shadow.high,
});
export const art = styleVariants({
  portrait: [frame, { width: 'min(44vw, 15rem)', aspectRatio: '3 / 4' }],
  square: [frame, { width: 'min(52vw, 17rem)', aspectRatio: '1' }],
  landscape: [frame, { width: 'min(60vw, 20rem)', aspectRatio: '4 / 3' }],
});
export const progress = style({ width: 'min(60vw, 20rem)' });
