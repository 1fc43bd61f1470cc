/** Guards that this feature registers; no game for real money starts without them. */
export const REALITY_CHECK_GUARD = 'reality-check';
export const SESSION_CLOCK_GUARD = 'session-clock';
