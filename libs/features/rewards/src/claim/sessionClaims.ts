import { sessionScope } from '@lobby/auth';
import type { DataClient } from '@lobby/data';
import type { ActorRefFrom } from 'xstate';
import type { claimMachine } from './claim.machine.ts';

export type ClaimActor = ActorRefFrom<typeof claimMachine>;

/** By reward. */
export const claimsOf = sessionScope(
  (_client: DataClient) => new Map<string, ClaimActor>(),
  (claims) => {
    for (const actor of claims.values()) actor.stop();
  },
);

/**
 * Tells the claim of a reward, if there is one, that the reward is not open any more. Apart from what makes a claim, since
 * what listens to pushes is loaded for every player.
 */
export function settleClaim(client: DataClient, assignationId: string): void {
  claimsOf(client).get(assignationId)?.send({ type: 'SETTLED' });
}
