import { style } from '@vanilla-extract/css';
import { desktop, handheld, vars } from '@lobby/theming';

export const frame = style({
  width: '100%',
  height: '100%',
  background: 'transparent',
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  // Hidden while it loads; with `display: none` some games do not start.
  selectors: { '&[inert]': { opacity: 0 } },
  '@media': {
    [desktop]: { borderRadius: vars.radius.base, boxShadow: vars.shadow.high },
    [handheld]: { borderRadius: 0, boxShadow: 'none' },
  },
});
