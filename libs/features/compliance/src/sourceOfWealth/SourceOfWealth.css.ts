import { style } from '@vanilla-extract/css';

/** Takes the focus when the button that had it has gone. */
export const focusable = style({ minWidth: 0, ':focus': { outline: 'none' } });
