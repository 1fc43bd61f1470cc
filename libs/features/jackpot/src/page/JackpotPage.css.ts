import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';
import { fadingArt, jackpotSurface } from '../settings/jackpotSurface.ts';

/** Space between the header, the page and the footer. */
export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
export const hero = style({
  ...jackpotSurface,
});
export const art = style({
  ...fadingArt.phone,
  '@media': {
    [desktop]: {
      position: 'absolute',
      ...fadingArt.desktop,
    },
  },
});
globalStyle(`${art} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: vars.space.xl,
  '@media': { [desktop]: { padding: vars.space.xxxl, paddingBlockEnd: vars.space.xl, maxWidth: '52%' } },
});
export const logo = style({ maxWidth: '10rem', maxHeight: '3.5rem' });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const largeRow = style({
  margin: 0,
  fontSize: vars.heading.h4,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
});
export const row = style({ margin: 0, fontSize: vars.text.lg });
export const pots = style({
  padding: vars.space.lg,
  paddingBlockStart: 0,
  '@media': { [desktop]: { padding: vars.space.xxxl, paddingBlockStart: 0 } },
});
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.xxl } },
});
/** Clear of the header when it is scrolled to. */
export const choice = style({ scrollMarginBlockStart: `calc(${vars.layout.headerDesktop} + ${vars.space.md})` });
