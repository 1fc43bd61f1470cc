import { vars } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Takes the focus when a change ends, so that the keyboard goes on from its card. */
export const card = style({ minWidth: 0, ':focus': { outline: 'none' } });
/** A card alone in its row is no wider than a form should be. */
export const place = style({ display: 'grid', maxWidth: '34rem' });
export const form = style({ maxWidth: '24rem' });
/** What a live region says: without content it takes no room. */
export const below = style({ paddingBlockStart: vars.space.sm });
