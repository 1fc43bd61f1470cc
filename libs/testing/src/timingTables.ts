/** Time limits that the lobby settings override; none in unit tests, which use `overrideTimings`. */
export const tables: Record<string, Record<string, number>> = {};
