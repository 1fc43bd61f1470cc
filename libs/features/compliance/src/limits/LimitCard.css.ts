import { style } from '@vanilla-extract/css';

/** Takes the focus when a change ends, so that the keyboard goes on from its card. */
export const card = style({ minWidth: 0, ':focus': { outline: 'none' } });
