import { desktop } from '@lobby/theming';
import { style } from '@vanilla-extract/css';

export const desktopOnly = style({ display: 'none', '@media': { [desktop]: { display: 'inline-flex' } } });
