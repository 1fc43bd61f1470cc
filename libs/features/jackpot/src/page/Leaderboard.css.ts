import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', gap: vars.space.lg });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3ch minmax(2.5rem, max-content) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  minHeight: vars.layout.target,
  paddingInline: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[aria-current]': { background: vars.color.raised, fontWeight: vars.weight.bold, borderRadius: vars.radius.base },
  },
});
export const own = style([row, { background: vars.color.raised, borderRadius: vars.radius.base, borderBlockEnd: 0 }]);
export const position = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const rank = style({ display: 'inline-flex', alignItems: 'center', fontSize: vars.text.sm });
export const initials = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: vars.weight.medium });
export const prize = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.bold, textAlign: 'end' });
export const more = style({ display: 'flex', justifyContent: 'center' });
