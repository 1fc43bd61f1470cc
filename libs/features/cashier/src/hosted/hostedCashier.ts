import type { LobbySettings } from '@lobby/contracts';

/** What a hosted cashier is opened with: for whom, for what, and how it looks. */
export interface HostedCashierOptions {
  /** Parent of the cashier's frame; has to be in the document. */
  element: HTMLElement;
  settings: LobbySettings['cashier'];
  session: { userId: string; sessionId: string; merchantId: string };
  method: 'deposit' | 'withdrawal';
  /** Regional code, such as `en_GB`. */
  locale: string;
  theme: 'light' | 'dark';
  /** Accessible name of the frame. */
  title: string;
  /** Decimal in the wallet's currency. */
  amount?: string;
  /** The payment method that it opens on. */
  paymentMethod?: string;
  /** The player's account with that method. */
  accountId?: string;
  /** Where the page of a bank leads back to. */
  returnUrl: string;
}

/** A payment as reported by the cashier. */
export interface Payment {
  /** Decimal; absent when the cashier does not report it or reports something unreadable. */
  amount?: string;
  currency?: string;
}

export type HostedCashierEvent =
  | { type: 'LOADED' }
  | { type: 'LOAD_FAILED' }
  /** The player has sent a payment. Its outcome follows, or never does. */
  | { type: 'SUBMITTED' }
  /** The payment is not made: cancelled in time, or its form failed validation. */
  | { type: 'RETRACTED' }
  | { type: 'SUCCEEDED'; payment: Payment }
  | { type: 'DECLINED' }
  | { type: 'PENDING' };

/**
 * The port to a payment provider's cashier: shows it and reports its events until the returned function
 * removes it. Another provider is another function of this type.
 */
export type OpenHostedCashier = (
  options: HostedCashierOptions,
  onEvent: (event: HostedCashierEvent) => void,
) => () => void;
