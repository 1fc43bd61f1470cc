import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
