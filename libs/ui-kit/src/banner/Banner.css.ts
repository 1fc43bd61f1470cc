import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

/** Of the banner's width, on desktops: where the text ends, and the art begins to show. */
const [textEnd, artStart] = [52, 42];
const hiddenArt = (100 * (textEnd - artStart)) / (100 - artStart);

/** Of a page's hero. Low on phones: what is below it is to be in sight. */
const heroArt = 'clamp(5.5rem, 15svh, 14rem)';
/** Less on a phone on its side. */
const desktopPadding = `min(${vars.space.xxxl}, 7svh)`;

/** Text on the brand's own gradient; the art fades into it from above (phones) or from the side, and is never behind text. */
export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // The art takes what its words leave of the height.
  gridTemplate: '1fr / minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radiusScale.large,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  backgroundImage: vars.gradient.banner,
  color: vars.color.onBanner,
  vars: { [vars.color.focus]: vars.color.onBanner },
  boxShadow: vars.shadow.low,
  '@media': { [desktop]: { gridTemplateRows: 'auto', alignContent: 'center' } },
});
/** Stretches a skeleton over the height below. */
export const skeleton = style({ display: 'grid' });
/** Of a banner with art, and of its skeleton, so that nothing moves when it comes; `lg` is for other parts that are as high. */
export const heights = styleVariants({
  md: { minHeight: '24rem', '@media': { [desktop]: { minHeight: '18rem' } } },
  hero: { minHeight: `calc(${heroArt} + 15rem)`, '@media': { [desktop]: { minHeight: 'min(27rem, 66svh)' } } },
  lg: { minHeight: '30rem', '@media': { [desktop]: { minHeight: '27rem' } } },
});
export const art = style({
  position: 'relative',
  zIndex: -1,
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000 55%, transparent)',
  '@media': {
    [desktop]: {
      position: 'absolute',
      inset: 0,
      insetInlineStart: `${artStart}%`,
      maskImage: `linear-gradient(90deg, transparent ${hiddenArt.toFixed(1)}%, #000 50%)`,
    },
  },
});
export const artHeights = styleVariants({
  md: { minHeight: '10rem' },
  hero: { minHeight: heroArt },
});
/** The `<picture>` of an image; the image itself takes its place in the layout. */
export const picture = style({ display: 'contents' });
globalStyle(`${art} img, ${art} svg`, {
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.lg,
  maxWidth: '38rem',
  '@media': {
    [desktop]: {
      gap: vars.space.md,
      padding: `${desktopPadding} ${vars.space.xxxl}`,
      maxWidth: `${textEnd}%`,
    },
  },
});
/** Only the faded edge of the art is behind the first line. */
export const belowArt = style({
  paddingBlockStart: 0,
  '@media': { [desktop]: { paddingBlockStart: desktopPadding } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.md,
  maxWidth: '100%',
  marginBlockStart: vars.space.sm,
  // The main button stands on the banner, not on the page.
  vars: {
    [vars.gradient.primary]: vars.gradient.heroAction,
    [vars.color.onPrimary]: vars.color.onHeroAction,
    [vars.color.primaryHover]: 'rgb(255 255 255 / 0.25)',
  },
});
