import { graphql, type ResultOf, type VariablesOf } from '@lobby/data';
import { RewardWorth } from '../worth/rewardWorth.ts';

/** How many rewards are asked for (R-9-022). */
export const LAST_REWARDS = 500;

export const PlayerRewardFields = graphql(
  `
    fragment PlayerRewardFields on PlayerReward @_unmask {
      assignationId
      status
      assignedAt
      updatedAt
      reason
      obstacle
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
          amount
        }
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

/**
 * What the player has not claimed yet (R-7-017), and in the same answer what becomes of claims, so that a reward is never
 * between two lists. The one source of page, badge and notices.
 */
export const PlayerRewards = graphql(
  `
    query PlayerRewards($last: Int!, $descending: Boolean!, $statuses: [RewardStatus!]!) {
      viewer {
        id
        now
        rewards(last: $last, descending: $descending, statuses: $statuses) {
          edges {
            cursor
            node {
              ...PlayerRewardFields
            }
          }
        }
        inProcess: rewards(last: 20, descending: false, statuses: [Processing]) {
          edges {
            cursor
            node {
              ...PlayerRewardFields
            }
          }
        }
        settled: rewards(last: 10, descending: false, sortBy: updatedAt, statuses: [Credited, FailedProcessing]) {
          edges {
            cursor
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

/** Which open rewards the list has: the cache cannot read a union while it is written to. */
export const OpenRewardIds = graphql(`
  query OpenRewardIds($last: Int!, $descending: Boolean!, $statuses: [RewardStatus!]!) {
    viewer {
      id
      rewards(last: $last, descending: $descending, statuses: $statuses) {
        edges {
          cursor
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

/** An empty list is asked for again, too, where rewards may have changed. */
export const rewardsContext = { additionalTypenames: ['PlayerReward'] };

export type PlayerReward = ResultOf<typeof PlayerRewardFields>;
