import { style } from '@vanilla-extract/css';
import { handheld } from '@lobby/theming';

export const shortWord = style({
  '@media': {
    [handheld]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
