import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** The link at the end of a row, as large as a tile's picture. */
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  aspectRatio: '3 / 4',
  padding: vars.space.md,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});
