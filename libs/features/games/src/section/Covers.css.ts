import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const covers = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  background: vars.color.primary,
  backgroundImage: vars.gradient.hero,
});
export const cover = style({ minWidth: 0, height: '100%', objectFit: 'cover' });
export const sign = style({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  insetInlineStart: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  width: '3.1429rem',
  height: '3.1429rem',
  borderRadius: vars.radius.button,
  clipPath: vars.shape.buttonClip,
  background: vars.color.ground,
  color: vars.color.accent,
});
