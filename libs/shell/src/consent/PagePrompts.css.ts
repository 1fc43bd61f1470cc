import { desktop, vars } from '@lobby/theming';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** At the lower edge, above the bar of phones; below dialogs. */
export const prompts = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: vars.space.md,
  bottom: `calc(${vars.layout.bottomNav} + env(safe-area-inset-bottom) + ${vars.space.sm})`,
  maxHeight: '60dvh',
  overflowY: 'auto',
  borderRadius: vars.radius.base,
  filter: 'drop-shadow(0 0.5rem 1.5rem rgb(0 0 0 / 0.4))',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [desktop]: {
      insetInline: `${vars.space.xl} auto`,
      bottom: vars.space.xl,
      width: `min(34rem, calc(100vw - 2 * ${vars.space.xl}))`,
    },
  },
});
