import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Takes the focus when the row that had it has gone. */
export const group = style({ minWidth: 0, ':focus': { outline: 'none' } });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
/** The name at the start, what can be done at the end. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  minHeight: vars.layout.target,
});
/** Names have no place to break. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
