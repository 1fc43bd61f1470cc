import { handheld, sideways, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** As wide as its words, beside the bars of others. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.layout.target,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.button,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@media': {
    // No room above a game on a phone in landscape; the game shows the spins itself.
    [sideways]: { display: 'none' },
    [handheld]: { paddingInline: vars.space.md, borderRadius: 0, fontSize: vars.text.xs },
  },
});
/** On phones, where the bar shares the width with others, in place of the words. */
export const count = style({ display: 'none', '@media': { [handheld]: { display: 'inline' } } });
export const text = style({
  whiteSpace: 'nowrap',
  '@media': { [handheld]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
