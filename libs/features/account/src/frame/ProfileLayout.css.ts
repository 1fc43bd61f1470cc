import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const notPrinted = { '@media': { print: { display: 'none' } } };

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlock: vars.space.lg,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(13rem, 18rem) minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.xxl,
      paddingBlock: vars.space.xl,
    },
  },
});
export const navigation = style([notPrinted, { minWidth: 0 }]);
export const back = style([notPrinted, { marginBlockEnd: `calc(-1 * ${vars.space.lg})` }]);
export const page = style({ minWidth: 0 });
