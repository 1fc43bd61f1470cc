/** How a variant is closed: its buttons and the meaning of Escape (R-4-002 to R-4-007). */
export interface OverlayRules {
  /**
   * `dismiss-ok`: a dismiss and an OK button. `close`: exactly one close button.
   * `corner`: the content brings its own buttons; a close button stands in the corner.
   */
  buttons: 'dismiss-ok' | 'close' | 'corner';
  /** The result of Escape; null where Escape does nothing. */
  escape: OverlayResult | null;
  backdrop: boolean;
  /** Light whatever the brand's theme is, unless the brand has DarkCashierLayout (R-4-007). */
  light: boolean;
  /**
   * Initial focus goes to the dialog rather than a button, so that a key meant for the game cannot answer it
   * unread.
   */
  deliberate: boolean;
}

/** `ok` and `dismiss` are the buttons of these names; `closed` is every other end: replaced, taken away. */
export type OverlayResult = 'ok' | 'dismiss' | 'closed';

const plain = { escape: 'closed', backdrop: true, light: false, deliberate: false } as const;

/** The twelve variants (R-3-030). */
export const overlayVariants = {
  confirmation: { ...plain, buttons: 'dismiss-ok', escape: 'dismiss' },
  default: { ...plain, buttons: 'close' },
  error: { ...plain, buttons: 'close' },
  search: { ...plain, buttons: 'corner' },
  'quick-deposit': { ...plain, buttons: 'corner', escape: null, backdrop: false, light: true },
  // Escape acknowledges: leaving the game is the dismiss button's doing alone.
  'reality-check': { ...plain, buttons: 'dismiss-ok', escape: 'ok', deliberate: true },
  // Escape leaves the content unaccepted; its guard comes back.
  'content-accept': { ...plain, buttons: 'dismiss-ok', escape: 'dismiss', deliberate: true },
  'action-error': { ...plain, buttons: 'dismiss-ok', escape: 'dismiss' },
  'jackpot-win': { ...plain, buttons: 'corner' },
  'raffle-win': { ...plain, buttons: 'corner' },
  sow: { ...plain, buttons: 'corner', escape: null, light: true },
  'sumsub-kyc-required': { ...plain, buttons: 'corner' },
} as const satisfies Record<string, OverlayRules>;

export type OverlayVariant = keyof typeof overlayVariants;

export const overlayRules = (variant: OverlayVariant): OverlayRules => overlayVariants[variant];
