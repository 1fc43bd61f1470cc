import { useDataClient } from '@lobby/data';
import { platformClockOffset, useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { endOf, startOf } from './rewardOrder.ts';
import { type PlayerReward, PlayerRewards } from './rewardsQuery.ts';
import { timings } from '../timings.ts';

/** The longest that a browser's timer can run. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Asks for the list when one of the rewards begins or ends by the platform's clock: what follows is the platform's to say. */
export function useAskWhenDue(rewards: readonly PlayerReward[]): void {
  const client = useDataClient();
  const offset = useStore(platformClockOffset);
  const moments = rewards
    .flatMap((reward) => {
      if (reward.status === 'Processing') return [];
      return reward.status === 'Scheduled' ? [startOf(reward), endOf(reward)] : [endOf(reward)];
    })
    .filter((moment) => moment !== null)
    .join(' ');
  const ask = useEffectEvent(() => client.refetchAfterAnswer(PlayerRewards));
  useEffect(
    function askInTime() {
      if (moments === '') return undefined;
      let timer: ReturnType<typeof setTimeout>;
      function wait() {
        timer = setTimeout(
          () => {
            ask();
            wait();
          },
          untilNext(moments.split(' ').map(Number), Date.now() + offset),
        );
      }
      wait();
      return () => clearTimeout(timer);
    },
    [moments, offset],
  );
}

function untilNext(moments: readonly number[], now: number): number {
  const waits = moments.map((moment) => moment + timings.changeDelay - now);
  return Math.min(...waits.map((wait) => (wait > 0 ? wait : timings.changeCheckInterval)), LONGEST_TIMER);
}
