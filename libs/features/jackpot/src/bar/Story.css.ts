import { style } from '@vanilla-extract/css';

/** In place of the game page: room for a panel above the bar. */
export const game = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minHeight: '36rem',
});
