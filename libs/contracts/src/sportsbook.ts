/**
 * Messages between the lobby and the sportsbook in its frame. Each is `{ channel: 'sportsbook', ...message }`, sent to the
 * other side's exact origin and read only from it. Amounts are decimal strings.
 */
export const sportsbookChannel = 'sportsbook';

/** What the lobby sends to the sportsbook. */
export type ToSportsbook =
  /** First, and whenever one of these changes. `token` is a short-lived one of the sportsbook's own; null: a visitor, or the session has ended. */
  | {
      type: 'session';
      token: string | null;
      /** Regional code, such as `de_AT`. */
      locale: string;
      /** ISO 4217. */
      currency: string;
      /** ISO 3166-1 alpha-2. */
      country: string;
      theme: 'light' | 'dark';
    }
  /** The wallet's balance, whenever it changes. */
  | { type: 'balance'; amount: string; currency: string }
  /** No bet is taken while a check or an exclusion blocks the player. */
  | { type: 'paused'; paused: boolean }
  /** An opaque value of the address, to be placed on the bet slip. */
  | { type: 'coupon'; coupon: string }
  /** The sportsbook's page in the lobby's address, when the player goes back or follows a link. */
  | { type: 'route'; path: string };

/**
 * What the sportsbook sends to the lobby. `signIn` and `deposit` are sent from the handler of the press that requests them: later than
 * the browser counts the player as active, some five seconds, and without a press, they do nothing.
 */
export type FromSportsbook =
  /** It listens: everything above is sent now. */
  | { type: 'ready' }
  /** Its token has ended: another one is requested. */
  | { type: 'sessionEnded' }
  /** A visitor wants to bet. */
  | { type: 'signIn' }
  /** A bet was placed or settled: the lobby requests the wallet anew. */
  | { type: 'balanceChanged' }
  /** The player wants to deposit, with the amount that is missing where it is known. */
  | { type: 'deposit'; amount?: string }
  /** Its page has changed: a path below `/`, stored in the lobby's address. */
  | { type: 'route'; path: string; replace?: boolean }
  /** Height of its content in px, so that the lobby's page scrolls and the frame does not. */
  | { type: 'height'; height: number };
