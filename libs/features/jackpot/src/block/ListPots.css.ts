import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Three rows of pots on phones, one on desktops, and the link. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minHeight: '18.5rem',
  '@media': { [desktop]: { minHeight: '8.5rem' } },
});
