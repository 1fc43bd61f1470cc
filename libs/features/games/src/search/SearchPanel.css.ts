import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** Room for results from the start: the field stays where it is while they come and go. */
export const panel = style({ minHeight: 'min(66dvh, 40rem)' });
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
