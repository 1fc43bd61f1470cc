import { type DataClient, graphql, isNotOffered, toLobbyError } from '@lobby/data';
import { WalletBalance } from '@lobby/player';
import { createActor } from 'xstate';
import { claimMachine, ClaimRefused, claimRefusals } from './claim.machine.ts';
import { type ClaimActor, claimsOf } from './sessionClaims.ts';

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

/** The one claim of a reward in this tab: it goes on when its card is left, and every view of the reward shows it. */
export function claimActorOf(client: DataClient, assignationId: string): ClaimActor {
  const claims = claimsOf(client);
  const known = claims.get(assignationId);
  if (known) return known;

  async function send(claimId: string): Promise<void> {
    const variables = { assignationId, claimId };
    const { data, error } = await client.urql.mutation(ClaimReward, variables).toPromise();
    // Its status is in the cache by now, and the card shows it.
    if (data) return;
    if (isNotOffered(error)) throw new ClaimRefused('NotOffered');
    const types = error ? toLobbyError(error).types : [];
    const refusal = claimRefusals.find((type) => types.includes(type));
    throw refusal ? new ClaimRefused(refusal) : (error ?? new Error('The claim was not answered.'));
  }
  const refresh = () => client.refetchTypes(['PlayerReward', 'Player', 'Customer']);
  const actor = createActor(claimMachine, { input: { send, refresh } });
  claims.set(assignationId, actor);
  return actor.start();
}
