import { style } from '@vanilla-extract/css';

/** Takes the focus of a bonus that has gone. */
export const section = style({ outline: 'none' });
