import { graphql, type ResultOf, type SubscriptionTransport } from '@lobby/data';
import { WalletBalance } from '@lobby/player';

export const PlayerUpdated = graphql(`
  subscription PlayerUpdated {
    playerUpdated {
      isAccountClosed
      updatedTypes
    }
  }
`);

export const SessionDestroyed = graphql(`
  subscription SessionDestroyed {
    sessionDestroyed {
      sessionId
    }
  }
`);

export const CustomerPopUpAdded = graphql(`
  subscription CustomerPopUpAdded {
    customerPopUpAdded {
      popUpIdsAdded
    }
  }
`);

export const BalanceUpdated = graphql(`
  subscription BalanceUpdated {
    balanceUpdated {
      walletId
      balance
      bonusBalance
      currency
      amount
      moneyType
      wageringProgress
    }
  }
`);

export const RewardUpdated = graphql(`
  subscription RewardUpdated {
    rewardUpdated {
      assignationId
      status
      reward {
        rewardId
        name
        kind
        expiresIn
        startsAt
        endsAt
        claimType
        rewardReason
        applicability
        callToAction {
          type
          label
          url
        }
        rewardType {
          __typename
          ... on FreeSpin {
            name
            numberOfSpins: amount
            value
            betLevel
            gameDescriptor {
              url
              json
            }
          }
          ... on MoneyDrop {
            name
            amount
            currency
          }
          ... on BonusMoneyDrop {
            name
            amount
            currency
            wageringRequirementFactor
            maxPayout
          }
        }
      }
    }
  }
`);

const RewardStatus = graphql(`
  fragment RewardStatus on PlayerReward {
    assignationId
    status
  }
`);

/** What the events change in the cache, from which components render again. */
export const updates: SubscriptionTransport['updates'] = {
  balanceUpdated(result, _args, cache) {
    cache.writeFragment(WalletBalance, pushedBalance((result as ResultOf<typeof BalanceUpdated>).balanceUpdated));
  },
  rewardUpdated(result, _args, cache) {
    const { assignationId, status } = (result as ResultOf<typeof RewardUpdated>).rewardUpdated;
    cache.writeFragment(RewardStatus, { assignationId, status });
  },
};

/** The wallet's fields in a pushed balance. */
export const pushedBalance = ({
  walletId,
  balance,
  bonusBalance,
  currency,
}: ResultOf<typeof BalanceUpdated>['balanceUpdated']): ResultOf<typeof WalletBalance> => ({
  id: walletId,
  balance,
  bonusBalance,
  currency,
});
