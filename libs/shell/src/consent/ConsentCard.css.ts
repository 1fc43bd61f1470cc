import { vars } from '@lobby/theming';
import { globalStyle, style } from '@vanilla-extract/css';

/** Accepting and rejecting are equally wide; the third fills a row of its own where they leave no space. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
globalStyle(`${buttons} > *`, { flex: '1 1 8rem' });
/** Two and two, where a third in a row would break its words. */
globalStyle(`${buttons}:has(> :nth-child(4)) > *`, { flexBasis: '40%' });
