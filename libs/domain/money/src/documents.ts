import { graphql } from '@lobby/data';
import type { ResultOf } from '@lobby/data';

/** What a push changes of the wallet: decimals in its currency (R-3-047). */
export const WalletBalance = graphql(`
  fragment WalletBalance on Wallet @_unmask {
    id
    balance
    bonusBalance
    currency
  }
`);

const WalletFields = graphql(
  `
    fragment WalletFields on Wallet @_unmask {
      id
      ...WalletBalance
      minDepositAmount
      minWithdrawalAmount
    }
  `,
  [WalletBalance],
);

/**
 * The wallet, requested beside the player, since its currency decides the market. Optional: a back end that rejects it
 * has the wallet from the first push on, in the cache as if it had answered.
 */
export const WalletQuery = graphql(
  `
    query Wallet {
      viewer {
        id
        wallet {
          ...WalletFields
        }
      }
    }
  `,
  [WalletFields],
);

export type Wallet = ResultOf<typeof WalletFields>;
