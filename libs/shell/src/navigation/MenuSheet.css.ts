import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingInline: vars.space.sm,
  marginInline: `calc(-1 * ${vars.space.sm})`,
  borderRadius: vars.radiusScale.small,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  ':hover': { background: `color-mix(in srgb, currentColor 8%, transparent)` },
  selectors: { '&[aria-current="page"]': { color: vars.color.accent, fontWeight: vars.weight.bold } },
});
