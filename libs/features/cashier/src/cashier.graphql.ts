import { graphql } from '@lobby/data';

/** The wallet as the cashier needs it: currency and limits, and what is in it. */
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

/** Asked anew each time that quick deposit opens (R-7-015). */
export const LastCompletedDeposit = graphql(`
  query LastCompletedDeposit {
    viewer {
      id
      lastCompletedDeposit {
        provider
        payload
      }
    }
  }
`);

/** The methods that a player has paid with. */
export const DepositMethods = graphql(`
  query DepositMethods {
    viewer {
      id
      transactions(type: Deposit, first: 100) {
        edges {
          cursor
          node {
            id
            state
            method
          }
        }
      }
    }
  }
`);
