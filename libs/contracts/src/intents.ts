/** Actions that one feature may request from another, each with its payload and result. */
export interface Intents {
  openQuickDeposit: {
    payload: {
      /** Decimal string in the wallet's currency. */
      amount?: string;
      method?: string;
      mode?: 'deposit' | 'withdraw';
    };
    result: 'deposited' | 'closed' | 'blocked';
  };
  openSearch: { payload: object; result: 'closed' | 'opened-result' };
}
export type IntentName = keyof Intents;
