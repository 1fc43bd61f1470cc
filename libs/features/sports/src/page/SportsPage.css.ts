import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Space between the header, the page and the footer. */
export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
