import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';
import { color } from './ServedColor.css.ts';

export const ranks = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});
export const cell = style({ display: 'grid', minWidth: 0 });
export const rank = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  paddingBlockStart: vars.space.xl,
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  border: `${vars.shape.border} solid ${vars.color.border}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    insetBlockEnd: 'auto',
    height: '6px',
    background: color,
  },
});
export const currentRank = style([rank, { borderColor: color, boxShadow: vars.shadow.high }]);
export const logo = style({ width: '5rem', height: '5rem', objectFit: 'contain' });
/** At the foot of its card, however long the words above are. */
export const info = style({ marginBlockStart: 'auto' });
export const benefits = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
