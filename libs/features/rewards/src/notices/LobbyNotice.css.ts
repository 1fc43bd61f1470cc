import { hover, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  height: vars.layout.target,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  selectors: { '&[data-waiting]': { color: vars.color.text, fontWeight: vars.weight.bold } },
  '@media': { [hover]: { ':hover': { background: vars.color.raised } } },
});
export const text = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
