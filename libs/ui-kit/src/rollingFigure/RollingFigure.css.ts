import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';
import { ROWS } from './rows.ts';

export const duration = createVar();

/** Cells stand as they do in the text, whatever the page's direction is. */
export const figure = style({
  display: 'inline-block',
  maxWidth: '100%',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  contain: 'style paint',
  // Digits come and go softly rather than at an edge.
  maskImage: 'linear-gradient(transparent, #000 12%, #000 88%, transparent)',
});
/** What stands between the digits. Content of the style, so that the text is in the document once. */
export const sign = style({ '::before': { content: 'attr(data-sign)', whiteSpace: 'pre' } });

export const digit = style({
  position: 'relative',
  display: 'inline-block',
  overflow: 'clip',
  verticalAlign: 'baseline',
  // All digits are as wide as this one, which gives the cell its size and its baseline.
  '::after': { content: '"0"', visibility: 'hidden' },
  '::before': {
    content: `"${Array.from({ length: ROWS }, (_, row) => row % 10).join('\\a ')}"`,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    whiteSpace: 'pre',
    transition: `transform ${duration} ${vars.motion.ease}`,
  },
});
/** The strip of digits, moved up to a row. */
export const rows = styleVariants(
  Object.fromEntries(Array.from({ length: ROWS }, (_, row) => [row, row])),
  (row: number) => ({ '::before': { transform: `translateY(${(-100 * row) / ROWS}%)` } }),
);
