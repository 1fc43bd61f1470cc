import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';
import * as field from '../field/Field.css.ts';
import { control } from '../radioGroup/RadioGroup.css.ts';

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

export const checkbox = style([
  control,
  { selectors: { '&[aria-invalid]:not(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } } },
]);
/** The list of a transparent one would be rendered on the system's background. */
export const select = style([
  field.input,
  { background: vars.color.ground, borderRadius: 'inherit', cursor: 'pointer' },
]);

export const legend = style([field.label, { marginBlockEnd: vars.space.xs }]);
export const date = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr)',
  gap: vars.space.sm,
});
