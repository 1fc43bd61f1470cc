import { style } from '@vanilla-extract/css';

/** The picture takes the place of its image alone. */
export const picture = style({ display: 'contents' });
