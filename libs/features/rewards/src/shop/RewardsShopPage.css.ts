import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Space between the header, the page and the footer. */
export const page = style({
  paddingBlock: vars.space.lg,
  '@media': { [desktop]: { paddingBlock: vars.space.xl } },
});
export const items = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: vars.space.xl } },
});
export const filterSkeleton = style({ height: '2.5715rem' });
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const noticeText = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 1 16rem',
  minWidth: 0,
});
