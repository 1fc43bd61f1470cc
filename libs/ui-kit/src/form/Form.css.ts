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
