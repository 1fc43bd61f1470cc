import { style } from '@vanilla-extract/css';

export const region = style({
  position: 'fixed',
  zIndex: 70,
  insetInline: 0,
  // Below the bars of the page.
  top: 'var(--top-bars, 0px)',
  display: 'grid',
  // Presses go through to what is below.
  pointerEvents: 'none',
});
