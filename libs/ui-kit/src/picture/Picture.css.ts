import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'contents' });
export const image = style({ width: '100%', height: 'auto', objectFit: 'cover' });
