import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** The picture with what can be done, and beside it on desktops what is said of the game. */
export const head = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space.xxl } },
});
export const picture = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
});
/** Names and their values, which would be far apart on a wide page. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minWidth: 0,
  maxWidth: '44rem',
});
/** What belongs to one game of a list: its tile, and why it is there. */
export const similar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
