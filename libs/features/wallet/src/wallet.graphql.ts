import { graphql } from '@lobby/data';

/** What the header and the low-funds watch know of the wallet (R-3-047). */
export const WalletFragment = graphql(`
  fragment WalletBalances on Wallet {
    id
    balance
    bonusBalance
    currency
    minDepositAmount
    minWithdrawalAmount
  }
`);

export const WalletQuery = graphql(
  `
    query Wallet {
      viewer {
        id
        wallet {
          id
          ...WalletBalances
        }
      }
    }
  `,
  [WalletFragment],
);
