import { graphql, type ResultOf } from '@lobby/data';

/** The wallet as the cashier needs it. */
export const CashierWallet = graphql(`
  query CashierWallet {
    viewer {
      id
      wallet {
        id
        balance
        currency
        minDepositAmount
        minWithdrawalAmount
      }
    }
  }
`);

export type Wallet = NonNullable<NonNullable<ResultOf<typeof CashierWallet>['viewer']>['wallet']>;
