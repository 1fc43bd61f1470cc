import type { DataClient } from '@lobby/data';
import type { ActorRefFrom } from 'xstate';
import type { claimMachine } from './claim.machine.ts';

export type ClaimActor = ActorRefFrom<typeof claimMachine>;

/** By reward. A client is that of one session, and its claims go with it. */
const sessions = new WeakMap<DataClient, Map<string, ClaimActor>>();

export function claimsOf(client: DataClient): Map<string, ClaimActor> {
  const known = sessions.get(client);
  if (known) return known;
  const claims = new Map<string, ClaimActor>();
  sessions.set(client, claims);
  return claims;
}

/**
 * Tells the claim of a reward, if there is one, that the reward is not open any more. Apart from what makes a claim, since
 * what listens to pushes is loaded for every player.
 */
export function settleClaim(client: DataClient, assignationId: string): void {
  sessions.get(client)?.get(assignationId)?.send({ type: 'SETTLED' });
}
