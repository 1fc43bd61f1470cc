import { useDataClient } from '@lobby/data';
import { onBalanceUpdated } from '@lobby/money';
import { throttle } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { BonusesQuery } from './bonusesQuery.ts';
import { timings } from '../timings.ts';

/**
 * The wagering of the bonus in force, from 0 to 1, as the last push of a balance had it (R-3-048); null where none came since the
 * response with the bonuses. Each push refetches them: only the platform knows what is wagered in money.
 */
export function usePushedWagering(answer: unknown): number | null {
  const client = useDataClient();
  const [pushed, setPushed] = useState<{ progress: number; answer: unknown } | null>(null);
  const show = useEffectEvent((progress: number) => setPushed({ progress, answer }));
  useEffect(
    function listen() {
      const refetch = throttle(() => client.refetchAfterAnswer(BonusesQuery), timings.bonusesInterval);
      const unsubscribe = onBalanceUpdated(({ wageringProgress }) => {
        if (wageringProgress === null) return;
        show(wageringProgress);
        refetch.run();
      });
      return () => {
        refetch.stop();
        unsubscribe();
      };
    },
    [client],
  );
  return pushed?.answer === answer ? (pushed?.progress ?? null) : null;
}
