import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

export const notPrinted = style({ '@media': { print: { display: 'none' } } });

// Browsers print no backgrounds by default: the light letters of a dark theme would be pale on white paper.
globalStyle('html, body, body::before, main, main *, main *::before, main *::after', {
  '@media': {
    print: {
      color: 'CanvasText !important',
      background: 'none !important',
      boxShadow: 'none !important',
      colorScheme: 'light !important',
    },
  },
});

/** Filter and order; one field alone keeps its width on a wide page. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.md,
});

/** Sums, and what can be done with the rows. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
});
/** Sums of the period, side by side. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.md} ${vars.space.xxl}` });
export const figure = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const rows = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const row = style({
  minWidth: 0,
  paddingBlock: vars.space.md,
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
/** What and when at the start, how much at the end. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xs,
  minWidth: 0,
  textAlign: 'end',
  '@media': { [desktop]: { flexDirection: 'row-reverse', alignItems: 'center', gap: vars.space.lg } },
});
/** States stand below each other, whatever the amounts beside them. */
export const amount = style({ '@media': { [desktop]: { minWidth: '6rem' } } });
