import { containerRem, rootFontShare } from './scale.ts';

/** Desktop starts at 768 px (R-9-047). */
const desktopMinWidth = 768;

/** Media queries for styles; phones need none, they are the default. */
export const desktop = `screen and (min-width: ${desktopMinWidth}px)`;
export const wide = 'screen and (min-width: 1200px)';
/** Windows wider than the page's container. Media queries do not know the root's font size. */
export const widerThanContainer = `screen and (min-width: ${containerRem * rootFontShare}rem)`;
export const hover = '(hover: hover) and (pointer: fine)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
