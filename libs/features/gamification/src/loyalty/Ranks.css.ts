import { desktop, vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';
import { color } from './ServedColor.css.ts';

/** A row for each rank on phones, a card for each on desktops. */
export const ranks = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
});
export const cell = style({ display: 'grid', minWidth: 0 });
export const rank = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.md,
  padding: vars.space.md,
  paddingInlineStart: vars.space.lg,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  border: `${vars.shape.border} solid ${vars.color.border}`,
  // The rank's colour, along the edge.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '6px',
    background: color,
  },
  '@media': {
    [desktop]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      padding: vars.space.lg,
      paddingBlockStart: vars.space.xl,
      '::before': { insetInline: 0, insetBlock: '0 auto', width: 'auto', height: '6px' },
    },
  },
});
export const currentRank = style([rank, { borderColor: color, boxShadow: vars.shadow.high }]);
export const logo = style({
  gridRow: 'span 2',
  width: '3.5rem',
  height: '3.5rem',
  objectFit: 'contain',
  '@media': { [desktop]: { width: '5rem', height: '5rem' } },
});
export const words = style({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
  '@media': { [desktop]: { justifyItems: 'center', textAlign: 'center' } },
});
/** At the foot of its card, however long the words above are. */
export const info = style({ gridColumn: 2, '@media': { [desktop]: { marginBlockStart: 'auto' } } });
export const benefits = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
