import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const entry = style({
  minHeight: vars.layout.target,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.weight.medium,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const date = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr)',
  gap: vars.space.sm,
});
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  border: 0,
  borderRadius: `min(${vars.radius.button}, 1.8572rem)`,
  background: vars.color.ground,
  color: vars.color.text,
  // iOS zooms in on smaller type.
  fontSize: 'max(16px, 1rem)',
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0 },
  selectors: { '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } },
});
export const error = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/** The whole line is the target. */
export const consent = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: vars.layout.target,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
export const box = style({
  flex: 'none',
  width: '1.4286rem',
  height: '1.4286rem',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'pointer',
});
export const stepHead = style({ outline: 'none' });
