import { style } from '@vanilla-extract/css';

export const room = style({ position: 'relative', minHeight: '60dvh' });
