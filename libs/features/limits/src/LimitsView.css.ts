import { style } from '@vanilla-extract/css';

/** About as high as a row of cards. */
export const placeholder = style({ height: '16rem' });
