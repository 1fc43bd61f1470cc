import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** Space between the header, the page and the footer. */
export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
