import { desktop } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

/** Below what it claims: at full width on phones, at the end of the row on desktops. */
export const claim = style({ '@media': { [desktop]: { marginInlineStart: 'auto', width: '16rem' } } });
