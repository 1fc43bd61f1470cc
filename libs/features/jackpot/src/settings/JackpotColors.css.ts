import { style } from '@vanilla-extract/css';

/** Only carries variables: its children stand in the layout around it. */
export const colors = style({ display: 'contents' });
