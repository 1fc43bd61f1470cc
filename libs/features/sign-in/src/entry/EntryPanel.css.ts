import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const layout = style({
  display: 'grid',
  gap: vars.space.lg,
  width: '100%',
  maxWidth: '68rem',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.lg,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      alignContent: 'center',
      minHeight: `min(calc(100dvh - ${vars.layout.headerDesktop} - ${vars.layout.target}), 56rem)`,
      paddingBlock: vars.space.xl,
    },
  },
  // In a frame on the lobby page, which has the welcome and follows the content's height. Not to the edge, where rings of
  // focus would be cut off.
  selectors: {
    ':root[data-framed] &': { maxWidth: 'none', minHeight: 0, padding: vars.space.xs, gridTemplateColumns: 'none' },
  },
});

export const aside = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.sm,
  minHeight: '9rem',
  padding: vars.space.xl,
  color: vars.color.onHero,
  backgroundImage: vars.gradient.hero,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  // Three rings of light in the text's own colour: no picture to load.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInlineEnd: '-30%',
    bottom: '30%',
    width: '80%',
    aspectRatio: '1',
    borderRadius: vars.radiusScale.full,
    border: '1px solid currentColor',
    outline: '3rem solid currentColor',
    outlineOffset: '2.5rem',
    opacity: 0.12,
  },
  '@media': {
    [desktop]: {
      // Beside a long form it stays in sight, with its text.
      position: 'sticky',
      top: `calc(${vars.layout.headerDesktop} + ${vars.space.lg})`,
      minHeight: '28rem',
      maxHeight: `calc(100dvh - ${vars.layout.headerDesktop} - ${vars.space.lg} * 2)`,
      padding: vars.space.xxl,
    },
  },
});
globalStyle(`:root[data-framed] ${aside}`, { display: 'none' });
export const asideTitle = style({
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h2,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: vars.heading.h1 } },
});
export const asideText = style({
  maxWidth: '30rem',
  fontSize: vars.text.lg,
});

/** As high as the aside. */
export const side = style({ display: 'grid' });
globalStyle(`${side} > *`, { display: 'grid', alignContent: 'center' });

const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.base,
});
export const notices = styleVariants({
  error: [notice, { color: vars.color.onDanger, background: vars.color.danger }],
  info: [notice, { color: vars.color.onInfo, background: vars.color.info }],
});

export const working = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.md,
  minHeight: '70dvh',
  padding: vars.space.xl,
});
