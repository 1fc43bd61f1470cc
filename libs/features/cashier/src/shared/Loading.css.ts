import { style } from '@vanilla-extract/css';

/** The dialog's full height from the start: its close button does not move when the cashier has loaded. */
export const room = style({ minHeight: 'min(80dvh, 60rem)', display: 'grid', alignContent: 'start' });
