import type { LobbySettings } from '@lobby/contracts';

/** One visit to a hosted cashier: for whom, what for, and how it looks. */
export interface HostedCashierOptions {
  /** Where its frame is put; has to be in the document. */
  element: HTMLElement;
  settings: LobbySettings['cashier'];
  session: { userId: string; sessionId: string; merchantId: string };
  method: 'deposit' | 'withdrawal';
  /** Regional code, such as `en_GB`. */
  locale: string;
  theme: 'light' | 'dark';
  /** Name of the frame for those who cannot see it. */
  title: string;
  /** Decimal in the wallet's currency. */
  amount?: string;
  /** The payment method to start with. */
  paymentMethod?: string;
}

/** A payment as far as the cashier tells it. */
export interface Payment {
  /** Decimals; absent when the cashier does not tell or tells something unreadable. */
  amount?: string;
  currency?: string;
}

export type HostedCashierEvent =
  | { type: 'LOADED' }
  | { type: 'LOAD_FAILED' }
  /** The player has sent a payment. What comes of it is told next, or never. */
  | { type: 'SUBMITTED' }
  /** The payment is not made: cancelled in time, or its form was sent back. */
  | { type: 'TAKEN_BACK' }
  | { type: 'SUCCEEDED'; payment: Payment }
  | { type: 'DECLINED' }
  | { type: 'PENDING' };

/**
 * The port to a payment provider's cashier: shows it and tells what happens in it, until the
 * returned function takes it away. Another provider is another function of this type.
 */
export type OpenHostedCashier = (
  options: HostedCashierOptions,
  onEvent: (event: HostedCashierEvent) => void,
) => () => void;
