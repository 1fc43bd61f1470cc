import { makeTheme } from '@lobby/theming';
import { assets, fonts, tokens } from './theme.ts';

export const theme = makeTheme(tokens, assets, fonts);
