import { contrastFill, desktop, handheld, reducedMotion, sideways, vars } from '@lobby/theming';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { timings } from '../timings.ts';
import { BAR_MARGIN_PX } from './barMargin.ts';

const panelMotion = `${timings.panelTransitionDuration}ms ${vars.motion.ease}`;
const isStill = { animation: 'none', transition: 'none' } as const;

const stripHeight = `calc(${vars.layout.target} + ${vars.space.sm})`;
/** The room of the bar while it is not known whether there is one. */
export const reserved = style({ flex: '1 1 auto', minHeight: stripHeight });
/** In the strip that the game page gives to its bars; it takes clicks for itself alone. */
export const bar = style({
  position: 'relative',
  flex: '0 1 auto',
  minWidth: 0,
  pointerEvents: 'auto',
  color: vars.jackpot.body,
  '@media': {
    [desktop]: {
      selectors: {
        // `useBarPosition` sets the place, from 0 to 1.
        '&[data-placed]': {
          position: 'absolute',
          left: `calc(${BAR_MARGIN_PX}px + var(--bar-x) * (100% - ${2 * BAR_MARGIN_PX}px))`,
          top: `calc(${BAR_MARGIN_PX}px + var(--bar-y) * (100% - ${2 * BAR_MARGIN_PX}px))`,
          transform: 'translate(calc(var(--bar-x) * -100%), calc(var(--bar-y) * -100%))',
        },
      },
    },
    [handheld]: {
      position: 'static',
      flex: '1 1 auto',
      selectors: { '&[data-placed]': { position: 'static', transform: 'none' } },
    },
  },
});
/** Above the shadow of the panel. */
export const strip = style({
  ...contrastFill('1px'),
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: stripHeight,
  paddingInline: vars.space.sm,
  background: vars.jackpot.background,
  touchAction: 'none',
  '@media': {
    [desktop]: {
      borderRadius: vars.radiusScale.full,
      boxShadow: `${vars.shadow.high}, inset 0 0 0 1px ${vars.jackpot.buttonBackground}`,
      cursor: 'grab',
    },
    [handheld]: { borderRadius: 0, boxShadow: 'none', cursor: 'auto', touchAction: 'auto' },
    [sideways]: { minHeight: vars.layout.target },
  },
  selectors: { '&:active': { cursor: 'grabbing' } },
});
const glow = keyframes({ '0%, 100%': { opacity: 0 }, '25%, 75%': { opacity: 1 } });
export const news = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  borderRadius: 'inherit',
  background: vars.jackpot.buttonBackground,
  color: vars.jackpot.darkBackground,
  fontWeight: vars.weight.bold,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&[data-shown]': { opacity: 1, animation: `${glow} ${timings.spotlightDuration}ms both` } },
  '@media': { [reducedMotion]: { animation: 'none' } },
});
const plain = {
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;
export const toggle = style({
  ...plain,
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.layout.target,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingInline: vars.space.sm,
  '@media': { [desktop]: { width: '17rem' }, [handheld]: { width: 'auto' } },
});
const flip = keyframes({ from: { opacity: 0, transform: 'translateY(0.6em)' } });
export const ticker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  minWidth: 0,
  animation: `${flip} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [reducedMotion]: isStill },
});
export const potName = style({ fontSize: vars.text.xs, fontWeight: vars.weight.bold, letterSpacing: '0.08em' });
export const figure = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Beside figures that stand still. */
export const notLive = style({ marginInlineStart: 'auto', fontSize: vars.text.xs, fontWeight: vars.weight.bold });
export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${panelMotion}`,
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
  '@media': { [reducedMotion]: isStill },
});
/** The way to the player's part: the one accent of the bar. */
export const part = style({
  ...plain,
  ...contrastFill('1px'),
  flex: 'none',
  maxWidth: '9rem',
  minHeight: `calc(${vars.layout.target} - ${vars.space.xs})`,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.button,
  clipPath: vars.shape.buttonClip,
  background: vars.jackpot.buttonBackground,
  color: vars.jackpot.darkBackground,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  lineHeight: 1.15,
});
/** For pointers and keys where it floats. */
export const move = style({ flex: 'none', '@media': { [handheld]: { display: 'none' } } });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
export const panel = style({
  ...contrastFill('1px'),
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.jackpot.detailsModalBackground,
  color: vars.jackpot.body,
  boxShadow: vars.shadow.high,
  animation: `${rise} ${panelMotion}`,
  transition: `opacity ${panelMotion}, transform ${panelMotion}`,
  selectors: {
    '&[data-leaving]': { opacity: 0, transform: 'translateY(1.5rem)' },
    [`${bar}[data-side="above"] &`]: { insetBlockEnd: `calc(100% + ${vars.space.sm})` },
    [`${bar}[data-side="below"] &`]: { insetBlockStart: `calc(100% + ${vars.space.sm})` },
    [`${bar}[data-edge="start"] &`]: { insetInlineStart: 0 },
    [`${bar}[data-edge="end"] &`]: { insetInlineEnd: 0 },
    [`${bar}[data-edge="middle"] &`]: { insetInline: 0 },
  },
  '@media': {
    [desktop]: { minWidth: 'max(100%, 24rem)', maxHeight: 'min(32rem, 60vh)', borderRadius: vars.radiusScale.large },
    // A sheet over the game, above the strip.
    [handheld]: {
      minWidth: 0,
      maxHeight: '70dvh',
      borderRadius: `${vars.radiusScale.large} ${vars.radiusScale.large} 0 0`,
      selectors: {
        [`${bar}[data-side][data-edge] &`]: { insetInline: 0, insetBlockStart: 'auto', insetBlockEnd: '100%' },
      },
    },
    [sideways]: {
      minWidth: '20rem',
      maxHeight: 'calc(100dvh - 6rem)',
      borderRadius: `0 0 ${vars.radiusScale.large} ${vars.radiusScale.large}`,
      selectors: { [`${bar}[data-side][data-edge] &`]: { insetBlockStart: '100%', insetBlockEnd: 'auto' } },
    },
    [reducedMotion]: isStill,
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.sm,
  background: vars.jackpot.detailsBackground,
});
export const tabs = style({ flex: '1 1 auto', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const tab = style({
  ...plain,
  minHeight: vars.layout.target,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.button,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.jackpot.buttonBackground,
      color: vars.jackpot.darkBackground,
      fontWeight: vars.weight.bold,
    },
  },
});
const content = style({
  padding: vars.space.lg,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${rise} ${panelMotion}`,
  '@media': { [reducedMotion]: isStill },
});
export const contents = styleVariants({
  pots: [content, { background: vars.jackpot.detailsContentBackground }],
  odds: [content, { background: vars.jackpot.detailsContentBackground }],
  // With the kit's own controls, which the theme's surface is made for.
  contribution: [content, { background: vars.color.surface, color: vars.color.text }],
});
export const odds = style({ display: 'grid', gap: vars.space.xs, margin: 0 });
export const oddsRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
});
export const oddsValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const note = style({ margin: 0, marginBlockStart: vars.space.sm, fontSize: vars.text.sm });
