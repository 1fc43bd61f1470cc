import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** Over the frame, which has to be there to load. */
export const layer = style({ position: 'absolute', inset: 0, display: 'grid' });
/** Floats over the game; only what stands in it takes presses. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
