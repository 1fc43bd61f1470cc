import { graphql, type ResultOf, type VariablesOf } from '@lobby/data';
import { RewardWorth } from '../worth/rewardWorth.ts';

/** How many rewards are requested (R-9-022). */
export const LAST_REWARDS = 500;

/** What each platform says of a reward, in the list and by a push. */
export const PlayerRewardFields = graphql(
  `
    fragment PlayerRewardFields on PlayerReward @_unmask {
      assignationId
      status
      assignedAt
      updatedAt
      reason
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
          ...RewardWorth
          ... on MoneyDrop {
            name
          }
          ... on BonusMoneyDrop {
            name
          }
          ... on FreeSpin {
            name
            betLevel
            gameDescriptor {
              url
              json
            }
          }
        }
      }
    }
  `,
  [RewardWorth],
);

/** What the player has not claimed yet (R-7-017). The one source of page, badge and notices. */
export const PlayerRewards = graphql(
  `
    query PlayerRewards($last: Int!, $descending: Boolean!, $statuses: [RewardStatus!]!) {
      viewer {
        id
        rewards(last: $last, descending: $descending, statuses: $statuses) {
          edges {
            node {
              ...PlayerRewardFields
            }
          }
        }
      }
    }
  `,
  [PlayerRewardFields],
);

export const RewardDetailFields = graphql(`
  fragment RewardDetailFields on PlayerReward @_unmask {
    assignationId
    obstacle
    reward {
      rewardId
      kind
      applicability
      callToAction {
        type
        label
        url
        amount
      }
      imageUrl
      rewardType {
        __typename
        ... on FreeSpin {
          wageringRequirementFactor
        }
      }
    }
  }
`);

/**
 * What a platform may say beside the list: conditions of the open rewards, what becomes of claims, and its time. The
 * open ones are requested without `descending`: the cache has them apart from the list, which pushes change.
 */
export const RewardDetails = graphql(
  `
    query RewardDetails($last: Int!, $statuses: [RewardStatus!]!) {
      viewer {
        id
        now
        open: rewards(last: $last, statuses: $statuses) {
          edges {
            node {
              ...RewardDetailFields
            }
          }
        }
        inProcess: rewards(last: 20, descending: false, statuses: [Processing]) {
          edges {
            node {
              ...PlayerRewardFields
              ...RewardDetailFields
            }
          }
        }
        settled: rewards(last: 10, descending: false, sortBy: updatedAt, statuses: [Credited, FailedProcessing]) {
          edges {
            node {
              ...PlayerRewardFields
              ...RewardDetailFields
            }
          }
        }
      }
    }
  `,
  [PlayerRewardFields, RewardDetailFields],
);

/** Which open rewards the list has: the cache cannot read a union while it is written to. */
export const OpenRewardIds = graphql(`
  query OpenRewardIds($last: Int!, $descending: Boolean!, $statuses: [RewardStatus!]!) {
    viewer {
      id
      rewards(last: $last, descending: $descending, statuses: $statuses) {
        edges {
          node {
            assignationId
          }
        }
      }
    }
  }
`);

export const playerRewardsVariables: VariablesOf<typeof PlayerRewards> = {
  last: LAST_REWARDS,
  descending: false,
  statuses: ['Unclaimed', 'Scheduled'],
};

const { last, statuses } = playerRewardsVariables;
export const rewardDetailsVariables: VariablesOf<typeof RewardDetails> = { last, statuses };

/** Where rewards may have changed, an empty list is refetched as well. */
export const rewardsContext = { additionalTypenames: ['PlayerReward'] };

export type ListedReward = ResultOf<typeof PlayerRewardFields>;
