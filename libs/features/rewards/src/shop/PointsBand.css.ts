import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

const tint = (share: string) => `color-mix(in srgb, ${vars.color.onHero} ${share}, transparent)`;
const artWidth = '7rem';
const height = { phone: '6.5rem', desktop: '7.5rem' };

/** On the brand's own scene, as banners are. */
export const band = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.md} ${vars.space.lg}`,
  minHeight: height.phone,
  padding: `${vars.space.lg} ${vars.space.xl}`,
  paddingInlineStart: `calc(${artWidth} + ${vars.space.lg})`,
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.primary,
  backgroundImage: `radial-gradient(circle at 4.5rem 50%, ${tint('16%')}, transparent 9rem), ${vars.gradient.hero}`,
  color: vars.color.onHero,
  '@media': { [desktop]: { minHeight: height.desktop } },
});
/** From edge to edge at the band's start, into which a picture fades. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: artWidth,
});
globalStyle(`${art} > svg`, { width: '5rem' });
globalStyle(`${art} > img`, { maskImage: 'linear-gradient(270deg, transparent, #000 40%)' });
export const figure = style({ display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0 });
export const name = style({ fontSize: vars.text.sm });
export const value = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h1,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const link = style({ marginInlineStart: 'auto' });
export const skeleton = style({ height: height.phone, '@media': { [desktop]: { height: height.desktop } } });
