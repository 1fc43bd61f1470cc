import { style } from '@vanilla-extract/css';

export const placeholder = style({ height: '16rem' });
