import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** As high as the dialog gets with results, so that the field does not move when they arrive. */
export const panel = style({
  minHeight: 'calc(92dvh - 7.5rem)',
  '@media': { [desktop]: { minHeight: 'calc(min(90dvh, 60rem) - 7.5rem)' } },
});
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
