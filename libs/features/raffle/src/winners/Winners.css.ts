import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fadedEdges, hover, reducedMotion, vars } from '@lobby/theming';

/** One whole round (R-9-036). */
const roundSeconds = 70;
/** Both halves are equal and each has a gap behind it, so that half of the track is one round. */
const round70 = keyframes({ to: { transform: 'translateX(-50%)' } });

export const band = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
});
export const control = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${vars.space.sm})`,
  insetInlineEnd: 0,
  '@media': { [reducedMotion]: { display: 'none' } },
});
export const window = style([
  fadedEdges,
  {
    overflow: 'hidden',
    borderRadius: vars.radiusScale.small,
    '@media': { [reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'thin' } },
  },
]);
const track = style({ display: 'flex', width: 'max-content', minWidth: '200%' });
const moving = style([
  track,
  {
    animation: `${round70} ${roundSeconds}s linear infinite`,
    selectors: { [`${window}:focus-within &, ${window}:focus &`]: { animationPlayState: 'paused' } },
    '@media': {
      [hover]: { selectors: { [`${window}:hover &`]: { animationPlayState: 'paused' } } },
      [reducedMotion]: { animation: 'none', minWidth: '100%' },
    },
  },
]);
export const tracks = styleVariants({
  moving: [moving],
  paused: [moving, { animationPlayState: 'paused' }],
  still: [{ display: 'flex', flexWrap: 'wrap' }],
});
export const round = style({
  display: 'flex',
  flex: '1 0 auto',
  gap: vars.space.md,
  paddingInlineEnd: vars.space.md,
  paddingBlock: vars.space.xxs,
});
export const copy = style([round, { '@media': { [reducedMotion]: { display: 'none' } } }]);
export const item = style({ flex: '1 0 auto', width: '19rem', maxWidth: '80vw' });
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  height: '100%',
  padding: vars.space.lg,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.shape.border} ${vars.color.border}`,
  color: vars.color.text,
});
export const initials = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.4286rem',
  height: '3.4286rem',
  borderRadius: vars.radiusScale.full,
  background: vars.color.tertiary,
  color: vars.color.onTertiary,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.h5,
  overflow: 'hidden',
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const skeleton = style({ display: 'grid', minHeight: '6.5rem' });
