import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Three steps side by side, with a line through their dots. */
export const way = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  paddingInlineEnd: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(0.7143rem - 1px)',
    height: 2,
    background: vars.color.border,
  },
  selectors: {
    '&[data-reached]': { color: vars.color.text },
    '&[data-reached]::before': { background: vars.color.success },
    '&:last-child::before': { display: 'none' },
  },
});
export const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.4286rem',
  height: '1.4286rem',
  borderRadius: vars.radiusScale.full,
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 2px ${vars.color.border}`,
  selectors: {
    [`${step}[data-reached] &`]: { background: vars.color.success, color: vars.color.onSuccess, boxShadow: 'none' },
  },
});
export const stepName = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const stepTime = style({ color: vars.color.muted, fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' });
