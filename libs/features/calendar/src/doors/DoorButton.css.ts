import { contrastFill, hover, reducedMotion, vars } from '@lobby/theming';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;
const mix = (of: string, share: string, other: string) => `color-mix(in srgb, ${of} ${share}, ${other})`;

export const door = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: vars.layout.target,
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.base,
  perspective: '40rem',
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { cursor: 'default' } },
});

const fill = {
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
} as const;

/** Behind the leaf, where the prize stands. */
export const niche = style({
  ...fill,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.xs,
  padding: vars.space.xs,
  border: `${vars.shape.border} solid ${color.border}`,
  background: color.surface,
  backgroundImage: `radial-gradient(circle at 50% 35%, ${mix(color.tertiary, '30%', 'transparent')}, transparent 70%)`,
  color: color.accent,
});
export const figure = style({
  maxWidth: '100%',
  color: color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const leaf = style({
  ...fill,
  overflow: 'hidden',
  transformOrigin: '0 50%',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});

/** Four colours in turn: the scene, the main colour, the second and the third one. */
const toneOf = (background: string, text: string, image = 'none') =>
  style({ backgroundColor: background, backgroundImage: image, color: text });
export const tones = [
  toneOf(color.primary, color.onHero, vars.gradient.hero),
  toneOf(color.secondary, color.onSecondary),
  toneOf(color.tertiary, color.onTertiary),
  toneOf(color.primary, color.onPrimary),
] as const;

export const leaves = styleVariants({
  openable: {
    ...contrastFill('2px'),
    boxShadow: vars.shadow.low,
    '@media': { [hover]: { selectors: { [`${door}:hover &`]: { transform: 'rotateY(-14deg)' } } } },
  },
  locked: {
    ...contrastFill('1px'),
    backgroundColor: color.surface,
    backgroundImage: vars.gradient.surface,
    boxShadow: `inset 0 0 0 ${vars.shape.border} ${color.border}`,
    color: color.muted,
  },
  opened: { transform: 'rotateY(-78deg)', opacity: 0.85 },
});
export const today = style({
  ...contrastFill('4px'),
  boxShadow: vars.shadow.glow,
  // Over the picture.
  '::after': { ...fill, content: '', boxShadow: `inset 0 0 0 3px ${color.accent}` },
});

export const day = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.md,
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h3,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const dayOfOpen = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.sm,
  color: color.muted,
  fontFamily: vars.font.heading,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const motif = style({
  position: 'absolute',
  insetBlockEnd: '8%',
  insetInlineEnd: '8%',
  width: '52%',
  opacity: 0.5,
});
globalStyle(`${leaves.locked} ${motif}`, { opacity: 0.28 });
export const lock = style({ position: 'absolute', insetBlockStart: vars.space.sm, insetInlineEnd: vars.space.sm });

export const picture = style({ ...fill, width: '100%', height: '100%', objectFit: 'cover' });
globalStyle(`${leaves.locked} ${picture}`, { filter: 'saturate(0.35)', opacity: 0.5 });
/** On a ground of its own, whatever is in the picture. */
const onPicture = {
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  height: '1.75rem',
  borderRadius: `calc(${vars.radius.base} / 2)`,
  background: color.surface,
  color: color.text,
} as const;
export const dayOnPicture = style({
  ...onPicture,
  insetInlineStart: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.h1,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const lockOnPicture = style({ ...onPicture, insetInlineEnd: vars.space.xs });
