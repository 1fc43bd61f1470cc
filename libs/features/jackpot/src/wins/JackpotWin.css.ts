import { desktop, reducedMotion, vars } from '@lobby/theming';
import { keyframes, style } from '@vanilla-extract/css';
import { timings } from '../timings.ts';

export const win = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.xl,
  borderRadius: vars.radius.base,
  background: vars.jackpot.background,
  backgroundImage: vars.jackpot.backgroundGradient,
  color: vars.jackpot.backgroundContrast,
  textAlign: 'center',
});
/** Keeps its height when the picture has gone. */
export const stage = style({ display: 'grid', placeItems: 'center', height: '13rem', width: '100%' });
const pop = keyframes({ from: { opacity: 0, transform: 'scale(0.85)' } });
const appears = {
  animation: `${pop} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
} as const;
const celebrate = keyframes({
  '0%, 100%': { transform: 'none' },
  '25%': { transform: 'rotate(-4deg) scale(1.05)' },
  '50%': { transform: 'translateY(-3%) scale(1.08)' },
  '75%': { transform: 'rotate(4deg) scale(1.05)' },
});
/** Moves in a loop, whose duration is that of the picture. */
export const loop = style({
  animation: `${celebrate} ${timings.winPictureDuration}ms ${vars.motion.ease} infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const picture = style({ ...appears, maxWidth: '100%', maxHeight: '13rem', objectFit: 'contain' });
export const trophy = style({
  ...appears,
  display: 'grid',
  placeItems: 'center',
  width: '8rem',
  height: '8rem',
  borderRadius: vars.radiusScale.full,
  background: vars.jackpot.darkBackground,
  color: vars.jackpot.highlight,
});
export const pot = style({ fontSize: vars.heading.h5, fontWeight: vars.weight.bold, letterSpacing: '0.1em' });
export const amount = style({
  maxWidth: '100%',
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.base,
  background: vars.jackpot.darkBackground,
  color: vars.jackpot.highlight,
  fontFamily: vars.font.heading,
  fontSize: vars.heading.h3,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [desktop]: { fontSize: vars.heading.h1 } },
});
