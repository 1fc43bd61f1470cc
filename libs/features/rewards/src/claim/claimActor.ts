import { type DataClient, graphql, idempotent, toLobbyError } from '@lobby/data';
import { WalletBalance } from '@lobby/player';
import { onRewardUpdated } from '@lobby/realtime';
import { type ActorRefFrom, createActor } from 'xstate';
import { claimMachine, ClaimRefused, claimRefusals, type ClaimStatus } from './claim.machine.ts';

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
  // A reward may be open again after it has failed.
  if (known && known.getSnapshot().status === 'active') return known;

  async function send(claimId: string): Promise<ClaimStatus> {
    const variables = { assignationId, claimId };
    const { data, error } = await client.urql.mutation(ClaimReward, variables, idempotent).toPromise();
    if (data) return data.claimReward.playerReward.status === 'Processing' ? 'Processing' : 'Credited';
    const types = error ? toLobbyError(error).types : [];
    const refusal = claimRefusals.find((type) => types.includes(type));
    throw refusal ? new ClaimRefused(refusal) : (error ?? new Error('The claim was not answered.'));
  }
  const refresh = () => client.refetchTypes(['PlayerReward']);
  const actor = createActor(claimMachine, { input: { send, refresh } });
  const stop = onRewardUpdated((push) => {
    if (push.assignationId !== assignationId) return;
    if (push.status === 'Credited' || push.status === 'FailedProcessing')
      actor.send({ type: 'SETTLED', status: push.status });
  });
  actor.subscribe({ complete: stop });
  ofSession.set(assignationId, actor);
  actor.start();
  return actor;
}
