import { globalStyle, style } from '@vanilla-extract/css';
import { vars, wide } from '@lobby/theming';

export const amounts = style({
  display: 'flex',
  gap: `min(${vars.space.md}, 3vw)`,
  // Long amounts have no room beside each other below the widest windows: each stands beside its name, in a row of its own.
  '@media': {
    [wide]: { gap: vars.space.lg },
    [`not ${wide}`]: {
      selectors: {
        '&[data-long]': {
          display: 'grid',
          gridTemplateColumns: 'auto auto',
          alignItems: 'baseline',
          gap: `0 ${vars.space.xs}`,
          textAlign: 'end',
        },
      },
    },
  },
});
export const amount = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { minWidth: '5.4286rem', lineHeight: 1.35, vars: { [vars.text.sm]: vars.text.xl } } },
});
globalStyle(`${amounts}[data-long] > *`, { '@media': { [`not ${wide}`]: { display: 'contents' } } });
