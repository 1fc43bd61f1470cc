import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

const gap = { gap: vars.space.sm, '@media': { [desktop]: { gap: vars.space.md } } };

export const grid = style({ display: 'grid', ...gap });
/** The same number of columns as the rows are made for. */
export const row = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [desktop]: { gap: vars.space.md, gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
export const cell = style({ minWidth: 0 });
export const place = style({ aspectRatio: '4 / 5' });
