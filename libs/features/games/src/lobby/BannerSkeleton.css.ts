import { styleVariants } from '@vanilla-extract/css';
import { desktop } from '@lobby/theming';

/** As high as the kit's banner. */
export const heights = styleVariants({
  md: { height: '15rem', '@media': { [desktop]: { height: '18rem' } } },
  lg: { height: '22rem', '@media': { [desktop]: { height: '27rem' } } },
});
