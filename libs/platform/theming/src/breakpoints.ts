import { containerRem, rootFontShare } from './scale.ts';

/**
 * Desktop starts at 768 px (R-9-047) where text has the browser's usual size. Every breakpoint is in `rem`: where it is larger, so
 * is what has to fit. Media queries count by the browser's font size, of which the root's is a share.
 */
const desktopMinWidth = 48;

/** Media queries for styles; phones are the default and need none. */
export const desktop = `screen and (min-width: ${desktopMinWidth}rem)`;
/** Windows as low as a phone on its side: bars that stay are as few and as thin as can be. */
export const short = 'screen and (max-height: 31rem)';
/** Phones, on their side as well: windows without room for more than one bar above what fills them. */
export const handheld = `screen and (max-width: ${desktopMinWidth - 0.01}rem), ${short}`;
/** A phone in landscape orientation: among the handheld ones. On narrower ones a bar above a game would cover the balance. */
export const sideways = `${short} and (min-width: 40rem) and (orientation: landscape)`;
/** Windows in which the head and the foot of a dialog would leave no room for what it says. */
export const low = 'screen and (max-height: 17rem)';
export const wide = 'screen and (min-width: 75rem)';
/** Windows with room for two games side by side, each as wide as a small tablet. */
export const sideBySide = 'screen and (min-width: 75rem) and (min-height: 38rem)';
/** Windows wider than the page's container. */
export const widerThanContainer = `screen and (min-width: ${containerRem * rootFontShare}rem)`;
export const hover = '(hover: hover) and (pointer: fine)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
