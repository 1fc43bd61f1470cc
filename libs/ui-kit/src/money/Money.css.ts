import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';
import { lengths } from '../skeleton/Skeleton.css.ts';

const flash = keyframes({ from: { opacity: 0.55 }, to: { opacity: 0 } });
export const money = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
});
/** Flashes behind the amount, once. */
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  inset: '-0.15em -0.4em',
  borderRadius: vars.radiusScale.small,
  background: vars.color.accent,
  opacity: 0,
  animation: `${flash} 900ms ${vars.motion.ease}`,
});
export const reserved = style({ minWidth: lengths.xs });
/** Looks like a `Skeleton`. As a style of the empty element, it goes with the amount that anybody writes there. */
globalStyle(`${reserved} > :last-child:empty::before`, {
  content: '"\\a0"',
  display: 'inline-block',
  width: lengths.xs,
  maxWidth: '100%',
  lineHeight: 0.8,
  borderRadius: vars.radiusScale.small,
  background: vars.color.raised,
});
export const sizes = styleVariants({
  inherit: {},
  sm: { fontSize: vars.text.sm },
  md: { fontSize: vars.text.md },
  lg: { fontSize: vars.text.xl },
  xl: {
    fontFamily: vars.font.heading,
    fontSize: vars.heading.h2,
    letterSpacing: vars.letter.heading,
    lineHeight: vars.lineHeight.heading,
  },
});
