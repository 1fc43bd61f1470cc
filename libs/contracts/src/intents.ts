/** What a deposit begins with, from an address (`parseDepositAddress` of routing) or from another feature. */
export interface DepositRequest {
  /** Decimal, or null where one is named that cannot be used: then none is filled in. */
  amount?: string | null;
  /** Of the amount; the wallet's when absent. */
  currency?: string;
  /** Payment method, in the cashier's lower-case spelling. */
  method?: string;
}

/** Actions that one feature may request from another, each with its payload and result. */
export interface Intents {
  openQuickDeposit: {
    payload: DepositRequest & { mode?: 'deposit' | 'withdraw' };
    result: 'deposited' | 'closed' | 'blocked';
  };
  openSearch: { payload: object; result: 'closed' | 'opened-result' };
}
export type IntentName = keyof Intents;
