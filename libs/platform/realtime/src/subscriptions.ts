import { graphql } from '@lobby/data';

export const PlayerUpdated = graphql(`
  subscription PlayerUpdated {
    playerUpdated {
      isAccountClosed
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
      balance
      bonusBalance
      currency
      amount
      moneyType
      wageringProgress
    }
  }
`);

/** Which data have changed beside the player. Optional: without it they are asked for when a page needs them. */
export const DataChanged = graphql(`
  subscription DataChanged {
    dataChanged {
      types
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
        expiresIn
        startsAt
        endsAt
        claimType
        rewardReason
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
