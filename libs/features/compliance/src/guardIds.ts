/** Without these parts of a licence nobody plays for real money. */
export const REALITY_CHECK_GUARD = 'reality-check';
export const SESSION_CLOCK_GUARD = 'session-clock';
