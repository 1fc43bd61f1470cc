import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Takes the focus when what it says has changed. */
export const content = style({ outline: 'none' });
export const warning = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm, minWidth: 0 });
