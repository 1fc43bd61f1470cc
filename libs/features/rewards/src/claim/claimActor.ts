import { type DataClient, graphql, idempotent, toLobbyError } from '@lobby/data';
import { WalletBalance } from '@lobby/player';
import { type ActorRefFrom, createActor } from 'xstate';
import { claimMachine, ClaimRefused, claimRefusals } from './claim.machine.ts';

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

export type ClaimActor = ActorRefFrom<typeof claimMachine>;

/** A client is that of one session, and its claims go with it. */
const actors = new WeakMap<DataClient, Map<string, ClaimActor>>();

/** The one claim of a reward in this tab: it goes on when its card is left, and every view of the reward shows it. */
export function claimActorOf(client: DataClient, assignationId: string): ClaimActor {
  const ofSession = actors.get(client) ?? new Map<string, ClaimActor>();
  actors.set(client, ofSession);
  const known = ofSession.get(assignationId);
  if (known) return known;

  async function send(claimId: string): Promise<void> {
    const variables = { assignationId, claimId };
    const { data, error } = await client.urql.mutation(ClaimReward, variables, idempotent).toPromise();
    // Its status is in the cache by now, and the card shows it.
    if (data) return;
    const types = error ? toLobbyError(error).types : [];
    const refusal = claimRefusals.find((type) => types.includes(type));
    throw refusal ? new ClaimRefused(refusal) : (error ?? new Error('The claim was not answered.'));
  }
  const refresh = () => client.refetchTypes(['PlayerReward', 'Player', 'Customer']);
  const actor = createActor(claimMachine, { input: { send, refresh } });
  ofSession.set(assignationId, actor);
  return actor.start();
}

/** Tells the claim of a reward, if there is one, that the reward is not open any more. */
export function settleClaim(client: DataClient, assignationId: string): void {
  actors.get(client)?.get(assignationId)?.send({ type: 'SETTLED' });
}
