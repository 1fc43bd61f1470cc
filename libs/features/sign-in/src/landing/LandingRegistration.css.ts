import { desktop, vars } from '@lobby/theming';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { aside } from '../entry/EntryPanel.css.ts';

/** As long as nothing is known of the form; the lobby page keeps the same for the code. */
const height = '25rem';
/** A whole form reaches below most screens, where nobody sees what moves when it is there. */
const heights = { step: height, form: '64rem' };

export const layout = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});
/** Beside the form, along a long one. On a phone the hero is right above. */
export const welcome = style([
  aside,
  {
    display: 'none',
    '@media': {
      [desktop]: {
        display: 'grid',
        position: 'sticky',
        top: `calc(${vars.layout.headerDesktop} + ${vars.layout.target} + ${vars.space.sm})`,
        minHeight: 0,
        maxHeight: '34rem',
      },
    },
  },
]);

/** Frame and room lie on one another. */
export const stage = style({ display: 'grid', alignContent: 'start' });
globalStyle(`${stage} > *`, { gridArea: '1 / 1' });

/** Its page keeps a margin for rings of focus, by which the frame is larger. */
export const frame = style({
  width: `calc(100% + 2 * ${vars.space.xs})`,
  maxWidth: 'none',
  margin: `calc(-1 * ${vars.space.xs})`,
});
/** Out of everybody's reach while a prerendered page is in it, with its header. */
export const waiting = style([frame, { height: '100%', visibility: 'hidden' }]);
export const room = styleVariants(heights, (minHeight) => [{ minHeight }]);
