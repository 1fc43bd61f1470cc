import { graphql, type ResultOf, type VariablesOf } from '@lobby/data';
import { RewardWorth } from '../worth/rewardWorth.ts';

/** How many rewards are asked for (R-9-022). */
export const LAST_REWARDS = 500;

const PlayerRewardFields = graphql(
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
          ...RewardWorth
          ... on FreeSpin {
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

export const playerRewardsVariables: VariablesOf<typeof PlayerRewards> = {
  last: LAST_REWARDS,
  descending: false,
  statuses: ['Unclaimed', 'Scheduled'],
};

/** Claims that the platform has not settled yet: they are in no other list than the history. */
export const RewardsInProcess = graphql(
  `
    query RewardsInProcess {
      viewer {
        id
        rewards(last: 50, descending: false, statuses: [Processing]) {
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

export type PlayerReward = ResultOf<typeof PlayerRewardFields>;
