import { command, graphql, sessionCommand } from '@lobby/data';
import { WalletBalance } from '@lobby/money';

const ClaimReward = graphql(
  `
    mutation ClaimReward($assignationId: ID!, $claimId: ID!) {
      claimReward(assignationId: $assignationId, claimId: $claimId) {
        playerReward {
          assignationId
          status
        }
        wallet {
          ...WalletBalance
        }
      }
    }
  `,
  [WalletBalance],
);

const claimReward = command(ClaimReward, {
  rejections: [
    'NotOffered',
    'RewardNotClaimable',
    'RewardNotApplicable',
    'DepositRequired',
    'RewardsBlocked',
    'SourceOfWealthIncomplete',
    'PhoneNotVerified',
  ],
  refetch: ['PlayerReward', 'Player', 'Customer'],
});

/**
 * The one claim of a reward in this tab, until the platform has it: what becomes of it stands in the list. It is paid once however
 * often it is sent. A reward that is opened again after that, as when it has failed, is claimed anew.
 */
export const claimOf = sessionCommand(claimReward, (claimId, assignationId) => ({ assignationId, claimId }));
