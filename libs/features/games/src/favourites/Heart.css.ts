import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { desktop, handheld, vars } from '@lobby/theming';
import { corner } from '../tile/cornerButton.css.ts';

/** In the upper corner of the picture; `below`: of the link to the demo. */
export const overArt = styleVariants({
  tile: [corner, { insetBlockStart: 0 }],
  below: [corner, { insetBlockStart: vars.layout.target }],
});
/** On desktops in the bar; phones have too little room there, and have it in the sheet. Pages have it everywhere. */
export const beside = styleVariants({
  bar: { display: 'none', '@media': { [desktop]: { display: 'inline' }, [handheld]: { display: 'none' } } },
  sheet: { '@media': { [desktop]: { display: 'none' }, [handheld]: { display: 'inline' } } },
  page: {},
});
globalStyle(
  [corner, ...Object.values(beside).map((place) => `${place} > `)]
    .map((button) => `${button}[aria-pressed="true"] svg`)
    .join(),
  {
    fill: 'currentColor',
  },
);
