/** How a variant is closed: its buttons and the meaning of Escape (R-4-002 to R-4-007). */
export interface OverlayRules {
  /**
   * `dismiss-ok`: a dismiss and an OK button. `close`: exactly one close button.
   * `corner`: the content brings its own buttons; the close button is in the corner.
   */
  buttons: 'dismiss-ok' | 'close' | 'corner';
  /** The result of Escape; null where Escape does nothing. */
  escape: OverlayResult | null;
  backdrop: boolean;
  /** Light whatever the brand's theme is, unless the brand has DarkCashierLayout (R-4-007). */
  light: boolean;
  /**
   * Initial focus goes to the dialog rather than a button, so that a key press meant for the game does not
   * close it unread.
   */
  focusDialog: boolean;
}

/** `ok` and `dismiss` are the buttons of these names; `closed` is every other end, such as being replaced. */
export type OverlayResult = 'ok' | 'dismiss' | 'closed';

const defaults = { escape: 'closed', backdrop: true, light: false, focusDialog: false } as const;

/** The twelve variants (R-3-030). */
export const overlayVariants = {
  confirmation: { ...defaults, buttons: 'dismiss-ok', escape: 'dismiss' },
  default: { ...defaults, buttons: 'close' },
  error: { ...defaults, buttons: 'close' },
  search: { ...defaults, buttons: 'corner' },
  'quick-deposit': { ...defaults, buttons: 'corner', escape: null, backdrop: false, light: true },
  // Escape acknowledges; only the dismiss button leaves the game.
  'reality-check': { ...defaults, buttons: 'dismiss-ok', escape: 'ok', focusDialog: true },
  // Escape leaves the content unaccepted; its check opens it again.
  'content-accept': { ...defaults, buttons: 'dismiss-ok', escape: 'dismiss', focusDialog: true },
  'action-error': { ...defaults, buttons: 'dismiss-ok', escape: 'dismiss' },
  'jackpot-win': { ...defaults, buttons: 'corner' },
  'raffle-win': { ...defaults, buttons: 'corner' },
  sow: { ...defaults, buttons: 'corner', escape: null, light: true },
  'sumsub-kyc-required': { ...defaults, buttons: 'corner' },
} as const satisfies Record<string, OverlayRules>;

export type OverlayVariant = keyof typeof overlayVariants;

export const overlayRules = (variant: OverlayVariant): OverlayRules => overlayVariants[variant];
