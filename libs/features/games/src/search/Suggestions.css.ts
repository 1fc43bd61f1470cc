import { style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';
import { shelf as shelfOfLobby } from '../lobby/BrowseNav.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
export const shelf = shelfOfLobby;
