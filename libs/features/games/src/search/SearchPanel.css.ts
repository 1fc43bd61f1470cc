import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** As high as with results, so that the field does not move when they arrive. */
export const panel = style({ minHeight: 'min(66dvh, 40rem)' });
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
