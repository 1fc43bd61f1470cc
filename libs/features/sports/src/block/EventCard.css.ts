import { hover, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const event = style({
  display: 'grid',
  gap: vars.space.xs,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [hover]: { ':hover': { color: vars.color.accent } } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
  marginBlockEnd: vars.space.xs,
});
export const league = style({ flex: '1 1 0', minWidth: 0, textAlign: 'end', display: 'grid' });
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.md,
  alignItems: 'baseline',
});
export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});
const cell = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: vars.layout.target,
  lineHeight: 1.25,
  borderRadius: vars.radiusScale.small,
  background: vars.color.raised,
  color: vars.color.text,
});
export const choice = style([
  cell,
  {
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': { [hover]: { ':hover': { background: vars.color.primary, color: vars.color.onPrimary } } },
  },
]);
export const suspended = style([cell, { color: vars.color.muted }]);
export const sign = style({ fontSize: vars.text.sm });
export const value = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
