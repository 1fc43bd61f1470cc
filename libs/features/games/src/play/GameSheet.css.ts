import { keyframes, style } from '@vanilla-extract/css';
import { contrastFill, desktop, vars } from '@lobby/theming';

const rise = keyframes({ from: { transform: 'translateY(2rem)', opacity: 0 } });

/** From below on phones, at the side of the game on desktops. */
export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 3,
  maxHeight: '80%',
  overflow: 'auto',
  padding: vars.space.xl,
  borderStartStartRadius: vars.radiusScale.large,
  borderStartEndRadius: vars.radiusScale.large,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  ...contrastFill('1px'),
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [desktop]: {
      insetInlineStart: 'auto',
      insetBlock: 0,
      width: '26rem',
      maxHeight: 'none',
      borderRadius: vars.radius.base,
      margin: `0 ${vars.space.lg} ${vars.space.lg}`,
    },
  },
});
