import { style } from '@vanilla-extract/css';

export const stepHead = style({ outline: 'none' });
