import { style } from '@vanilla-extract/css';
import { desktop, vars } from '@lobby/theming';

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.ground,
});
/** Blurred once, by the compositor's own layer; it never moves. */
export const backdrop = style({
  position: 'absolute',
  inset: '-2rem',
  zIndex: -1,
  filter: 'blur(28px) saturate(1.2) brightness(0.45)',
  pointerEvents: 'none',
});
export const view = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  display: 'grid',
  '@media': { [desktop]: { padding: `0 ${vars.space.lg} ${vars.space.lg}` } },
});
