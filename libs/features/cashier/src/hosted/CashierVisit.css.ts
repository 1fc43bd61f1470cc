import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

const firstScreen = '26rem';

/** The dialog's full height from the start, so that its close button does not move when the cashier loads. */
export const visit = style({ position: 'relative', minHeight: 'min(80dvh, 60rem)' });
export const loading = style({ position: 'absolute', inset: 0 });
export const frame = style({ position: 'relative', borderRadius: vars.radius.base, overflow: 'hidden' });
// The bootstrapper sets its own minimum height inline.
globalStyle(`${frame} iframe`, { minHeight: `${firstScreen} !important`, colorScheme: 'normal' });
