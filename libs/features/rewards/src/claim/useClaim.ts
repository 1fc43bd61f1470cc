import { useDataClient } from '@lobby/data';
import { useSelector } from '@xstate/react';
import { claimActorOf } from './claimActor.ts';

/** How far the claim of a reward is in this tab, and what begins it or sends it again. */
export function useClaim(assignationId: string) {
  const actor = claimActorOf(useDataClient(), assignationId);
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    isBusy: state.hasTag('busy'),
    isUncertain: state.matches('uncertain'),
    refusal: state.context.refusal,
    claim: () => actor.send({ type: 'CLAIM' }),
    forget: () => actor.send({ type: 'FORGET' }),
  };
}
