import { desktop, hover, vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';
import { option } from '../internal/surface.css.ts';

export const search = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  outline: 'none',
  selectors: { '&:empty': { display: 'none' } },
});
export const title = style({
  marginBlockEnd: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
export const row = style({ display: 'flex', alignItems: 'stretch', gap: vars.space.xs });
export const item = style([
  option,
  {
    color: vars.color.text,
    textDecoration: 'none',
    '@media': { [hover]: { ':hover': { background: vars.color.surface } } },
  },
]);
export const result = style({
  flex: 1,
  width: 'auto',
  minWidth: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
});
/** As high as its row. */
export const cell = style({ display: 'flex' });
export const link = style({
  flex: 'none',
  width: 'auto',
  minWidth: vars.layout.target,
  justifyContent: 'center',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 } },
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
export const art = style({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radiusScale.small,
  background: vars.color.raised,
  backgroundImage: vars.gradient.surface,
  color: vars.color.muted,
  '@media': { [desktop]: { width: '3.5rem', height: '3.5rem' } },
});
globalStyle(`${art} img`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const text = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm, overflowWrap: 'anywhere' });

export const skeletons = style({ display: 'flex', flexDirection: 'column' });
export const skeleton = style([
  row,
  { alignItems: 'center', gap: vars.space.md, padding: vars.space.sm, paddingBlock: vars.space.xs },
]);
