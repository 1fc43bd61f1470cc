import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const popup = style({
  maxWidth: 'min(20rem, calc(100vw - 1rem))',
  padding: vars.space.md,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.weight.bold });
