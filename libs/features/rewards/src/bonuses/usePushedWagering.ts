import { useDataClient } from '@lobby/data';
import { onBalanceUpdated } from '@lobby/money';
import { throttle } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { BonusesQuery } from './bonusesQuery.ts';
import { timings } from '../timings.ts';

/**
 * The wagering of the bonus in force as a balance was pushed with it, from 0 to 1 (R-3-048); null where none was since the bonuses
 * were last answered. Each push has them asked again: what is wagered in money is the platform's to say.
 */
export function usePushedWagering(answer: unknown): number | null {
  const client = useDataClient();
  const [pushed, setPushed] = useState<{ progress: number; answer: unknown } | null>(null);
  const show = useEffectEvent((progress: number) => setPushed({ progress, answer }));
  useEffect(
    function listen() {
      const ask = throttle(() => client.refetchAfterAnswer(BonusesQuery), timings.bonusesInterval);
      const unsubscribe = onBalanceUpdated(({ wageringProgress }) => {
        if (wageringProgress === null) return;
        show(wageringProgress);
        ask.run();
      });
      return () => {
        ask.stop();
        unsubscribe();
      };
    },
    [client],
  );
  return pushed?.answer === answer ? (pushed?.progress ?? null) : null;
}
