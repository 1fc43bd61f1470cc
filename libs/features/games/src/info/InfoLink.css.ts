import { vars } from '@lobby/theming';
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { corner } from '../tile/cornerButton.css.ts';
import { place } from '../tile/GameTile.css.ts';

/** Heights of pictures by their width. A margin in percent is one of the width, too. */
const heights = { portrait: '133.333%', square: '100%', landscape: '75%' } as const;
type Ratio = keyof typeof heights;

/** In the lower corner of a picture; beside the heart where the picture is too low for both. */
const overArt = (raisedBy: string) =>
  styleVariants(heights, (height, ratio: Ratio) => [
    corner,
    {
      insetBlockStart: 0,
      marginBlockStart: `calc(${height} - ${vars.layout.target} - ${raisedBy})`,
      insetInlineEnd: ratio === 'portrait' ? 0 : vars.layout.target,
    },
  ]);
export const atEdge = overArt('0px');
export const aboveRibbon = overArt('1.25rem');

// With this code, a finger that rests on a tile opens the page about its game: no menu or selection of the browser's comes first.
globalStyle(`${place} a`, { WebkitTouchCallout: 'none', '@media': { '(pointer: coarse)': { userSelect: 'none' } } });
