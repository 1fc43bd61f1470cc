import { graphql, isNotOffered, useMutation } from '@lobby/data';
import type { Gamification } from '@lobby/services';
import { useState } from 'react';

const OptInToGamification = graphql(`
  mutation OptInToGamification($optIn: Boolean!) {
    optInToGamification(optIn: $optIn) {
      id
      gamificationOptIn
    }
  }
`);

/** Joins or leaves the loyalty programme (R-7-032). What the service says afterwards counts. */
export function useOptIn(service: Gamification | null) {
  const [, send] = useMutation(OptInToGamification);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<'failed' | 'not-offered' | null>(null);
  async function choose(optIn: boolean) {
    setWanted(optIn);
    setProblem(null);
    const { error } = await send({ optIn });
    // Also after a failure: the answer alone may have been lost.
    await service?.refresh();
    const isDone = error === undefined || service?.loyalty.get().status?.isOptedIn === optIn;
    setProblem(isDone ? null : isNotOffered(error) ? 'not-offered' : 'failed');
    setWanted(null);
  }
  return { choose: (optIn: boolean) => void choose(optIn), wanted, problem };
}
