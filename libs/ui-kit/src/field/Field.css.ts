import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const label = style({ fontWeight: vars.weight.medium, fontSize: vars.text.sm, overflowWrap: 'anywhere' });
export const optional = style({ color: vars.color.muted, fontWeight: vars.weight.body });
export const hint = style({ color: vars.color.muted, fontSize: vars.text.sm });
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
/** The frame of a control, with room for something before and after the words. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  borderRadius: `min(${vars.radius.button}, 1.8572rem)`,
  background: vars.color.ground,
  color: vars.color.text,
  outline: `1px solid ${vars.color.control}`,
  outlineOffset: -1,
  selectors: {
    '&[data-invalid]': { outlineColor: vars.color.danger, boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0 },
    '&[data-disabled]': { opacity: 0.6 },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: vars.layout.target,
  background: 'transparent',
  border: 0,
  outline: 'none',
  // iOS zooms in on smaller type.
  fontSize: 'max(16px, 1rem)',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});
export const area = style([input, { paddingBlock: vars.space.md, resize: 'vertical' }]);
export const affix = style({ flex: 'none', color: vars.color.muted, display: 'inline-flex', alignItems: 'center' });
