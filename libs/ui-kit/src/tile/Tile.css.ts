import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hover, vars } from '@lobby/theming';

const lift = `${vars.motion.base} ${vars.motion.ease}`;

export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
  borderRadius: vars.radius.base,
});

/** With a mouse, a glow below the clipped image fades in by opacity. Phones have no box for it. */
export const frame = style({
  position: 'relative',
  borderRadius: vars.radius.base,
  boxShadow: vars.shadow.low,
  '@media': {
    [hover]: {
      transition: `transform ${lift}`,
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: vars.shadow.glow,
        opacity: 0,
        transition: `opacity ${lift}`,
      },
      selectors: {
        [`${tile}:hover &`]: { transform: 'translateY(-3px)' },
        [`${tile}:hover &::before`]: { opacity: 1 },
      },
    },
  },
});
const ratio = createVar();
export const art = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: ratio,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  backgroundImage: vars.gradient.surface,
});
globalStyle(`${art} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const ratios = styleVariants(
  { portrait: '3 / 4', square: '1', landscape: '4 / 3', wide: '16 / 9' },
  (value) => ({ vars: { [ratio]: value } }),
);

/**
 * A play mark over the image on hover and focus: one element for each of a page's tiles, so it is styled with CSS, not an icon.
 * Without a mouse it has no boxes until the focus is there.
 */
export const playMark = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  background: 'linear-gradient(transparent 20%, rgb(0 0 0 / 0.62))',
  opacity: 0,
  transition: `opacity ${lift}`,
  pointerEvents: 'none',
  '::before': {
    content: '',
    gridArea: '1 / 1',
    width: '3.4286rem',
    height: '3.4286rem',
    borderRadius: `max(${vars.radius.button}, ${vars.radius.base})`,
    clipPath: vars.shape.buttonClip,
    background: vars.color.primary,
    backgroundImage: vars.gradient.primary,
  },
  '::after': {
    content: '',
    gridArea: '1 / 1',
    width: '1.2858rem',
    height: '1.4286rem',
    clipPath: 'polygon(12% 0, 100% 50%, 12% 100%)',
    background: vars.color.onPrimary,
  },
  selectors: { [`${tile}:focus-within &`]: { display: 'grid', opacity: 1 } },
  '@media': { [hover]: { display: 'grid', selectors: { [`${tile}:hover &`]: { opacity: 1 } } } },
});
export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  maxWidth: `calc(100% - ${vars.space.lg})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  pointerEvents: 'none',
});
export const ribbon = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: vars.space.sm,
  paddingBlockStart: vars.space.xxl,
  color: '#ffffff',
  // Dark enough behind the text to hide lettering in the image.
  background: 'linear-gradient(transparent, rgb(0 0 0 / 0.88) 60%)',
  pointerEvents: 'none',
});
export const text = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const title = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  color: vars.color.text,
});
export const subtitle = style([
  title,
  { fontSize: vars.text.xs, fontWeight: vars.weight.body, color: vars.color.muted },
]);
/** The link covers the whole tile, and so does its focus ring. */
export const link = style({
  color: 'inherit',
  textAlign: 'start',
  outline: 'none',
  minWidth: 0,
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.base },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});
export const footer = style({ position: 'relative', zIndex: 2 });
export const titleHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A placeholder of the same size, in two elements: a page has dozens of them. */
export const skeleton = style([
  tile,
  {
    '::before': {
      content: '',
      aspectRatio: ratio,
      borderRadius: vars.radius.base,
      clipPath: vars.shape.clip,
      background: vars.color.raised,
    },
  },
]);
/** A line of `title`, 1.35 times its text. */
const line = (fontSize: string, width: string) => ({
  content: '',
  width,
  height: '0.8em',
  marginBlock: '0.275em',
  fontSize,
  borderRadius: vars.radiusScale.small,
  background: vars.color.raised,
});
export const skeletonText = style([
  text,
  { '::before': line(vars.text.md, '80%'), '::after': line(vars.text.xs, '50%') },
]);
