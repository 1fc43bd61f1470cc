/**
 * The checks that prompt the player, in their order: what the player has to accept first, then
 * what has to be known of them, then what interrupts play. A limit that is reached is no check: the platform rejects
 * the game, and what announces it waits behind all overlays of checks.
 */
export const checkOrder = [
  'terms',
  'pop-ups',
  'phone-verification',
  'source-of-wealth',
  'kyc',
  'reality-check',
] as const;

/** `session-clock` only blocks play until the clock runs. */
export type CheckId = (typeof checkOrder)[number] | 'session-clock';
