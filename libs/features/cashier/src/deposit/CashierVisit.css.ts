import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

const firstScreen = '26rem';

/** As high as a dialog gets: the way out of it stays in its place when the cashier comes. */
export const visit = style({ position: 'relative', minHeight: 'min(80dvh, 60rem)' });
export const loading = style({ position: 'absolute', inset: 0 });
export const frame = style({ position: 'relative', borderRadius: vars.radius.base, overflow: 'hidden' });
// The bootstrapper writes its own minimum on the element.
globalStyle(`${frame} iframe`, { minHeight: `${firstScreen} !important`, colorScheme: 'normal' });
