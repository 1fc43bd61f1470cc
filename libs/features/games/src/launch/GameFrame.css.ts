import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const frame = style({
  width: '100%',
  height: '100%',
  background: 'transparent',
  '@media': { [desktop]: { borderRadius: vars.radius.base, boxShadow: vars.shadow.high } },
});
