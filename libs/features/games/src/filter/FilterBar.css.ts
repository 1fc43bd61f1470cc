import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Where the groups stand in one line, in long languages too. */
const roomy = 'screen and (min-width: 64rem)';

export const bar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, outline: 'none' });
export const phone = style({ display: 'flex', '@media': { [roomy]: { display: 'none' } } });
export const groups = style({
  display: 'none',
  '@media': { [roomy]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.sm } },
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
