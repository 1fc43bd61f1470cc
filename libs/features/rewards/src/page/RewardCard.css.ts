import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.base} - ${vars.shape.border})`,
  margin: vars.shape.border,
  clipPath: vars.shape.clip,
});
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '7.5rem',
  paddingInlineStart: vars.space.lg,
  background: color.primary,
  backgroundImage: vars.gradient.hero,
  color: color.onHero,
});
/** Takes the focus of what has gone from the card, or from the list beside it. */
export const focusTarget = style({ minWidth: 0, outline: 'none' });
export const title = style([
  focusTarget,
  {
    display: 'grid',
    gap: vars.space.xs,
    paddingBlock: vars.space.md,
    overflowWrap: 'anywhere',
  },
]);
export const worth = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h3,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const type = style({ fontSize: vars.text.sm });
export const art = style({ position: 'relative', display: 'grid', placeItems: 'center', alignSelf: 'stretch' });
globalStyle(`${art} > svg`, { width: '6rem' });
/** Out of the band's own colours. */
globalStyle(`${art} > img`, { maskImage: 'linear-gradient(90deg, transparent, #000 40%)' });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  flex: 1,
  minWidth: 0,
  padding: vars.space.lg,
});
/** At the bottom of each card of a row. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  marginBlockStart: 'auto',
});
export const skeleton = style({ minHeight: '18rem' });
