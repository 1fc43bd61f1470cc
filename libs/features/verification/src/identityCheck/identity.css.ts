import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** The provider's page brings its own colours. */
export const frame = style({ borderRadius: vars.radius.base, overflow: 'hidden' });
// The SDK sets the height as soon as its page reports it.
globalStyle(`${frame} iframe`, { display: 'block', minHeight: '20rem', border: 0, colorScheme: 'normal' });
globalStyle(`${frame}[aria-busy=true] iframe`, { minHeight: 0, height: 0 });
