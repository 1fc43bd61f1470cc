import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

/** The dialog's full height from the start: its close button does not move when the cashier has loaded. */
const height = 'min(80dvh, 60rem)';
const firstScreen = '26rem';

export const skeleton = style({ height });
export const notice = style({ minHeight: height, paddingBlock: vars.space.xl });
export const visit = style({ position: 'relative', minHeight: height });
export const loading = style({ position: 'absolute', inset: 0 });
export const frame = style({ position: 'relative', borderRadius: vars.radius.base, overflow: 'hidden' });
// The bootstrapper sets its own minimum height inline.
globalStyle(`${frame} iframe`, { minHeight: `${firstScreen} !important`, colorScheme: 'normal' });
