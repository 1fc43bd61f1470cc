import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.85)' } });

export const win = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.lg,
  textAlign: 'center',
});
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
});
export const amount = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h1,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.accent,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
});
