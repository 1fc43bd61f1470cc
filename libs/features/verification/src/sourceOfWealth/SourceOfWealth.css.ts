import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: vars.space.xl });
/** Takes the focus when the button that had it has gone. */
export const focusable = style({ minWidth: 0, ':focus': { outline: 'none' } });
