import { useDataClient } from '@lobby/data';
import { platformClockOffset, startTimer, useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { endOf, startOf } from './rewardOrder.ts';
import type { PlayerReward } from './playerReward.ts';
import { PlayerRewards, RewardDetails } from './rewardsQuery.ts';
import { timings } from '../timings.ts';

/** Refetches the list when one of the rewards begins or ends by the platform's clock: what follows is the platform's to say. */
export function useRefetchWhenDue(rewards: readonly PlayerReward[]): void {
  const client = useDataClient();
  const offset = useStore(platformClockOffset);
  const moments = rewards
    .flatMap((reward) => {
      if (reward.status === 'Processing') return [];
      return reward.status === 'Scheduled' ? [startOf(reward), endOf(reward)] : [endOf(reward)];
    })
    .filter((moment) => moment !== null)
    .join(' ');
  const refetch = useEffectEvent(() => client.refetchAfterAnswer(PlayerRewards, RewardDetails));
  useEffect(
    function refetchInTime() {
      if (moments === '') return undefined;
      const wait = () => startTimer(run, untilNext(moments.split(' ').map(Number), Date.now() + offset));
      let stop = wait();
      function run() {
        refetch();
        stop = wait();
      }
      return () => stop();
    },
    [moments, offset],
  );
}

function untilNext(moments: readonly number[], now: number): number {
  const waits = moments.map((moment) => moment + timings.changeDelay - now);
  return Math.min(...waits.map((wait) => (wait > 0 ? wait : timings.changeCheckInterval)));
}
