import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';
import { color } from './ServedColor.css.ts';

export const rewards = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const cell = style({ display: 'grid', minWidth: 0 });
export const reward = style({
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  border: `${vars.shape.border} solid ${vars.color.border}`,
  borderBlockEnd: `4px solid ${color}`,
});
export const rewardPicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
export const rewardWords = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.lg });
