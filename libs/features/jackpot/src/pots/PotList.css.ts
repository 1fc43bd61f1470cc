import { desktop, vars } from '@lobby/theming';
import { style, styleVariants } from '@vanilla-extract/css';

const list = style({
  display: 'flex',
  // The last row is filled, however many there are.
  flexWrap: 'wrap',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** A pot on the jackpot's dark ground: large figures, which `highlight` is made for. */
export const pot = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 9.5rem',
  gap: vars.space.xxs,
  minWidth: 0,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.jackpot.darkBackground,
  color: vars.jackpot.body,
  // Of the placeholders, which stand on the pot's own ground.
  vars: { [vars.color.raised]: vars.jackpot.detailsContentBackground },
});
export const name = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.08em',
});
export const value = style({
  minHeight: '1.3em',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  color: vars.jackpot.highlight,
  whiteSpace: 'nowrap',
});
export const note = style({ margin: 0, marginBlockStart: vars.space.sm, fontSize: vars.text.sm });
export const sizes = styleVariants({
  lg: [
    list,
    {
      selectors: { '&': { fontSize: vars.heading.h4 } },
      '@media': { [desktop]: { fontSize: vars.heading.h3 } },
    },
  ],
  md: [list, { fontSize: vars.heading.h5 }],
});
