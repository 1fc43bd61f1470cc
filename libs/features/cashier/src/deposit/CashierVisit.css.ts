import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room of the cashier's first screen, so that nothing jumps when it comes. */
const firstScreen = '26rem';

export const visit = style({ position: 'relative', minHeight: firstScreen });
export const loading = style({ position: 'absolute', inset: 0 });
export const frame = style({ position: 'relative', borderRadius: vars.radius.base, overflow: 'hidden' });
// The bootstrapper writes its own minimum on the element.
globalStyle(`${frame} iframe`, { minHeight: `${firstScreen} !important`, colorScheme: 'normal' });
