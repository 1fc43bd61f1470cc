/** Checks after the first one, and the ms before each (R-8-032). */
export const LOAD_RETRIES = 3;
export const LOAD_PAUSE = 500;
/** In ms, of all attempts together: a script that hangs is given up then. */
export const LOAD_LIMIT = 10_000;
/** In ms: a widget that has not opened by then never will. */
export const OPEN_LIMIT = 10_000;
