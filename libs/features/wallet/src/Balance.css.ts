import { globalStyle, style } from '@vanilla-extract/css';
import { vars, wide } from '@lobby/theming';

export const amounts = style({ display: 'flex', gap: `min(${vars.space.md}, 3vw)` });
export const amount = style({ display: 'flex', flexDirection: 'column' });

/** Long amounts have no room beside each other below the widest windows: each stands beside its name, in a row of its own. */
export const long = style({
  '@media': {
    [`not ${wide}`]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      alignItems: 'baseline',
      gap: `0 ${vars.space.xs}`,
      textAlign: 'end',
    },
  },
});
globalStyle(`${long} > *`, { '@media': { [`not ${wide}`]: { display: 'contents' } } });
