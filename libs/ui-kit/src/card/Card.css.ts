import { style, styleVariants } from '@vanilla-extract/css';
import { contrastFill, hover, vars } from '@lobby/theming';

const layer = {
  content: '',
  position: 'absolute',
  borderRadius: 'inherit',
  clipPath: vars.shape.clip,
  pointerEvents: 'none',
} as const;

/** Outline and fill as two clipped layers: cut corners keep their outline, and focus rings stay whole. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: vars.radius.base,
  color: vars.color.text,
  boxShadow: vars.shadow.low,
  '::before': { ...layer, ...contrastFill('1px'), inset: 0, zIndex: -2, background: vars.color.border },
  '::after': {
    ...layer,
    inset: vars.shape.border,
    zIndex: -1,
    borderRadius: `calc(${vars.radius.base} - ${vars.shape.border})`,
    background: vars.color.surface,
    backgroundImage: vars.gradient.surface,
  },
});
export const tones = styleVariants({
  surface: {},
  raised: { '::after': { background: vars.color.raised, backgroundImage: 'none' } },
});
export const paddings = styleVariants({
  none: {},
  sm: { padding: vars.space.md },
  md: { padding: vars.space.lg },
  lg: { padding: vars.space.xl },
});
export const pressable = style({
  textAlign: 'start',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  ':active': { transform: 'scale(0.99)' },
  '@media': { [hover]: { ':hover': { transform: 'translateY(-2px)' } } },
});
