import { containerRem, rootFontShare } from './scale.ts';

/** Desktop starts at 768 px (R-9-047). */
const desktopMinWidth = 768;

/** Media queries for styles; phones are the default and need none. */
export const desktop = `screen and (min-width: ${desktopMinWidth}px)`;
/** Phones, on their side as well: windows without room for more than one bar above what fills them. */
export const handheld = `screen and (max-width: ${desktopMinWidth - 0.02}px), screen and (max-height: 500px)`;
/** A phone that is held sideways: among the handheld ones. On narrower ones a bar above a game would cover the balance. */
export const sideways = 'screen and (max-height: 500px) and (min-width: 640px) and (orientation: landscape)';
export const wide = 'screen and (min-width: 1200px)';
/** Windows wider than the page's container. Media queries do not know the root's font size. */
export const widerThanContainer = `screen and (min-width: ${containerRem * rootFontShare}rem)`;
export const hover = '(hover: hover) and (pointer: fine)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
