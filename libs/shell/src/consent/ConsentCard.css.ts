import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two in a row: accepting and rejecting are equally wide, and a third has a row of its own. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
globalStyle(`${buttons} > *`, { flex: '1 1 40%' });
