import { type StyleRule, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { desktop, hover, vars } from '@lobby/theming';

/**
 * The background is on `::before`, not on the button: a cut corner (clip path) would otherwise clip
 * the focus ring as well. `::after` is the hover layer, faded in by opacity alone.
 */
const layer = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'inherit',
  clipPath: vars.shape.buttonClip,
} as const;

export const button = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minHeight: vars.layout.target,
  minWidth: vars.layout.target,
  maxWidth: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.button,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.letter.button,
  textTransform: vars.letter.buttonCase as 'none',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  '::before': layer,
  '::after': { ...layer, opacity: 0, transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
  ':active': { transform: 'scale(0.97)' },
  selectors: {
    '&:active::after': { opacity: 1 },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
    '&:disabled:not([aria-busy="true"])': { opacity: 0.5, filter: 'none' },
    '&:disabled::after': { opacity: 0 },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:disabled)::after': { opacity: 1 } } },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

const tint = (share: string) => `color-mix(in srgb, currentColor ${share}, transparent)`;

const primary = style({
  color: vars.color.onPrimary,
  // Follows cut corners, as a box shadow would not.
  filter: `drop-shadow(${vars.shadow.glow})`,
  '::before': { background: vars.color.primary, backgroundImage: vars.gradient.primary },
  '::after': { background: vars.color.primaryHover },
});

/** Primary in the colours of secondary where a flag on `<html>` says so: before the first paint, so that none flashes. */
const asSecondary = (flag: string): StyleRule => ({
  selectors: {
    [`:root[${flag}] &`]: {
      filter: 'none',
      vars: {
        [vars.color.primary]: vars.color.secondary,
        [vars.color.primaryHover]: tint('10%'),
        [vars.color.onPrimary]: vars.color.onSecondary,
        [vars.gradient.primary]: 'none',
      },
    },
  },
});

export const variants = styleVariants({
  primary: [primary],
  secondary: {
    color: vars.color.onSecondary,
    '::before': { background: vars.color.secondary },
    '::after': { background: tint('10%') },
  },
  /** The page's main call, such as signing in, by the flag `button_variant`. */
  call: [primary, asSecondary('data-button_variant="secondary"')],
  /** That of a served banner or offer, by the flag `button_variant2`. */
  offer: [primary, asSecondary('data-button_variant2="secondary2"')],
  ghost: {
    color: 'inherit',
    '::before': { background: tint('9%') },
    '::after': { background: tint('9%') },
  },
  plain: {
    color: 'inherit',
    '::after': { background: tint('10%') },
  },
  danger: {
    color: vars.color.onDanger,
    '::before': { background: vars.color.danger },
    '::after': { background: tint('12%') },
  },
});

export const sizes = styleVariants({
  sm: {
    fontSize: vars.text.sm,
    paddingInline: vars.space.md,
    '@media': { [desktop]: { minHeight: '2.5715rem', minWidth: '2.5715rem' } },
  },
  md: {},
  lg: {
    fontSize: vars.text.lg,
    minHeight: '3.7143rem',
    paddingInline: vars.space.xl,
  },
});
export const block = style({ width: '100%' });
export const iconOnly = style({ paddingInline: 0, aspectRatio: '1' });

/** The label keeps its space while the spinner is shown, so that the button does not change its width. */
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: 'inherit', minWidth: 0 });
/** In a row a button keeps the width of its longest word; a word wider than the container breaks. */
export const text = style({ minWidth: 0, overflowWrap: 'break-word' });
export const labelHidden = style({ opacity: 0 });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
export const spinnerIcon = style({
  display: 'grid',
  animation: `${turn} 900ms linear infinite`,
});
