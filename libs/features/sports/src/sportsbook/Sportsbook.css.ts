import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** About a screen: what waits and what has failed takes the room that the sportsbook will. */
const room = 'min(70svh, 44rem)';

export const stage = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const frame = style({
  width: '100%',
  // Until it says how high its content is.
  height: room,
  border: 0,
  borderRadius: vars.radius.base,
  background: 'transparent',
  scrollMarginBlockStart: `calc(${vars.layout.headerMobile} + ${vars.space.md})`,
  '@media': { [desktop]: { scrollMarginBlockStart: `calc(${vars.layout.headerDesktop} + ${vars.space.md})` } },
});
/** It has to be rendered to load; it takes no room meanwhile. */
export const waitingFrame = style([frame, { position: 'absolute', inset: 0, visibility: 'hidden' }]);
export const instead = style({ display: 'grid', alignContent: 'start', minHeight: room });
export const loading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignContent: 'start',
  minHeight: room,
});
export const tabs = style({ display: 'flex', gap: vars.space.sm, height: vars.layout.target, overflow: 'clip' });
export const tab = style({ display: 'grid', flex: '0 0 6.5rem' });
export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const rows = style({ display: 'grid', gap: vars.space.md });
export const row = style({ display: 'grid', height: '6.5rem' });
export const slip = style({
  display: 'none',
  height: '18rem',
  '@media': { [desktop]: { display: 'grid' } },
});
