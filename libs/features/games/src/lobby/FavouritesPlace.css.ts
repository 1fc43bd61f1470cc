import { style } from '@vanilla-extract/css';

/** The attribute is set before the first paint, by the inline script of prerendered pages. */
export const served = style({
  display: 'none',
  selectors: { ':root[data-has-favourites] &': { display: 'block' } },
});
