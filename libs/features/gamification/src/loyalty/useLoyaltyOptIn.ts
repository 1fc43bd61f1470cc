import { command, graphql, rejectionIn, useDataClient } from '@lobby/data';
import type { Gamification } from '../service/types.ts';
import { useState } from 'react';

const OptInToGamification = graphql(`
  mutation OptInToGamification($optIn: Boolean!) {
    optInToGamification(optIn: $optIn) {
      id
      gamificationOptIn
    }
  }
`);

const optInToGamification = command(OptInToGamification, { rejections: ['NotOffered'], complete: true });

/** Joins or leaves the loyalty programme (R-7-032). What the service says afterwards counts. */
export function useLoyaltyOptIn(service: Gamification | null) {
  const client = useDataClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<'failed' | 'not-offered' | null>(null);
  async function choose(optIn: boolean) {
    setWanted(optIn);
    setProblem(null);
    const error = await optInToGamification(client, { optIn }).then(
      () => null,
      (failure: unknown) => failure,
    );
    // Also after a failure: the answer alone may have been lost.
    await service?.refresh();
    const isDone = error === null || service?.loyalty.get().status?.isOptedIn === optIn;
    setProblem(isDone ? null : rejectionIn(error) === 'NotOffered' ? 'not-offered' : 'failed');
    setWanted(null);
  }
  return { choose: (optIn: boolean) => void choose(optIn), wanted, problem };
}
