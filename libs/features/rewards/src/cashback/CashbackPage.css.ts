import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for the picture, or for a drawing with space around it. */
const artWidth = '13rem';

/** Space between the header, the page and the footer. */
export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** On the brand's own scene, as banners are; where there is room, with a picture at its end. */
export const running = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
  overflow: 'hidden',
  padding: vars.space.xl,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
  color: vars.color.onHero,
  '@media': { [desktop]: { paddingInlineEnd: artWidth } },
});
export const art = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'grid',
      placeItems: 'center',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: artWidth,
    },
  },
});
globalStyle(`${art} > svg`, { width: `calc(100% - 2 * ${vars.space.xl})` });
globalStyle(`${art} > img`, { maskImage: 'linear-gradient(90deg, transparent, #000 45%)' });
/** A name of a figure, without the looks of a heading. */
export const runningName = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
});
export const accrued = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h1,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const runningNote = style({ margin: 0 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.md} ${vars.space.xl}`,
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.md,
});
globalStyle(`${facts} dt`, { fontSize: vars.text.sm });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
/** As high as what they stand for. */
export const runningSkeleton = style({ minHeight: '15rem', display: 'grid' });
export const rulesSkeleton = style({ minHeight: '19rem', display: 'grid' });
export const periodsSkeleton = style({ height: '12rem' });
