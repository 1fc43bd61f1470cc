import { style } from '@vanilla-extract/css';

/** Takes the focus of what has gone from the card, or from the list beside it. */
export const title = style({ minWidth: 0, outline: 'none' });
