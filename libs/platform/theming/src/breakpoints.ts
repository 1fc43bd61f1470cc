/** Desktop starts at 768 px (R-9-047). */
const desktopMinWidth = 768;

/** Media queries for styles; phones need none, they are the default. */
export const desktop = `screen and (min-width: ${desktopMinWidth}px)`;
export const wide = 'screen and (min-width: 1200px)';
export const hover = '(hover: hover) and (pointer: fine)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
