import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

/** The dialog's full height from the start: its close button does not move when the cashier has loaded. */
const height = 'min(80dvh, 60rem)';
const firstScreen = '26rem';

/** Outline and fill as two layers: cut corners keep their outline. */
export const outline = style({
  padding: vars.shape.border,
  borderRadius: vars.radius.base,
  background: vars.color.border,
  clipPath: vars.shape.clip,
});
export const panel = style({
  borderRadius: `calc(${vars.radius.base} - ${vars.shape.border})`,
  background: vars.color.surface,
  clipPath: vars.shape.clip,
  overflow: 'hidden',
});
export const paddedPanel = style([panel, { padding: vars.space.md, background: vars.color.raised }]);

export const skeleton = style({ height });
export const notice = style({ minHeight: height, paddingBlock: vars.space.xl });
export const visit = style({ position: 'relative', minHeight: height });
export const loading = style({ position: 'absolute', inset: 0 });
export const frame = style({ position: 'relative', borderRadius: vars.radius.base, overflow: 'hidden' });
// The bootstrapper sets its own minimum height inline.
globalStyle(`${frame} iframe`, { minHeight: `${firstScreen} !important`, colorScheme: 'normal' });
