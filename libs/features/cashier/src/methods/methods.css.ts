import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.md,
  width: '100%',
  minHeight: vars.layout.target,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
} as const;
export const chosen = style(line);
export const option = style({
  ...line,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: -3,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.raised },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5714rem',
  height: '2.5714rem',
  borderRadius: vars.radiusScale.full,
  background: vars.color.raised,
  color: vars.color.accent,
  selectors: { [`${option}:disabled &`]: { opacity: 0.5 } },
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.medium });
export const facts = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
