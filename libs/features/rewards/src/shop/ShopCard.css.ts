import { desktop, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;
const artHeight = '11rem';
const tint = (share: string) => `color-mix(in srgb, ${color.onHero} ${share}, transparent)`;

/** The picture at the side on phones, above the words on desktops. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  flex: 1,
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.base} - ${vars.shape.border})`,
  margin: vars.shape.border,
  clipPath: vars.shape.clip,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: '100%',
  overflow: 'hidden',
  background: color.primary,
  backgroundImage: `radial-gradient(circle at 70% 35%, ${tint('22%')}, transparent 60%), ${vars.gradient.hero}`,
  color: color.onHero,
  '@media': { [desktop]: { minHeight: artHeight } },
});
globalStyle(`${art} > svg`, { width: '86%', maxWidth: '8rem' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
  padding: vars.space.lg,
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, flex: 1, minWidth: 0 });
/** As high with a badge as without one. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: '1.8rem',
});
export const artSkeleton = style({ minHeight: '100%', '@media': { [desktop]: { minHeight: artHeight } } });
export const buttonSkeleton = style({ height: '3.1429rem' });
