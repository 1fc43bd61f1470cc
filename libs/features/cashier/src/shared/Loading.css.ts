import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** The dialog's full height from the start: its close button does not move when the cashier has loaded. */
export const height = 'min(80dvh, 60rem)';
export const notice = style({ minHeight: height, paddingBlock: vars.space.xl });
