import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

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
const hidden = { display: 'none' };

export const atSide = style({ minWidth: 0, ...hidden, '@media': { [desktop]: { display: 'block' }, print: hidden } });
const onPhones = style({ minWidth: 0, '@media': { [desktop]: hidden, print: hidden } });
export const below = onPhones;
export const back = style([onPhones, { marginBlockEnd: `calc(-1 * ${vars.space.lg})` }]);
export const page = style({ minWidth: 0 });
