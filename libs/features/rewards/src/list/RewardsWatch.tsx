import { useDataClient } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
import { throttle } from '@lobby/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { claimOf } from '../claim/claimReward.ts';
import { noteOutcome } from './outcomes.ts';
import { addPushed, has, isForTheList, withPushed, withPushedStatus } from './pushedReward.ts';
import { changeQueryOnReward, onRewardUpdated, type PushedReward } from './rewardUpdated.ts';
import { RewardNews } from './RewardNews.tsx';
import { isOpen } from './rewardOrder.ts';
import { PlayerRewards, playerRewardsVariables, RewardDetails, rewardDetailsVariables } from './rewardsQuery.ts';
import { timings } from '../timings.ts';

/** What is pushed, and the messages of what is new. */
export default function RewardsWatch() {
  const [pushed, setPushed] = useState<readonly string[]>([]);
  return (
    <>
      {/* First, so that it listens before the list is requested. */}
      <PushListener onNew={(assignationId) => setPushed((known) => [...known, assignationId])} />
      <RewardNews pushed={pushed} />
    </>
  );
}

/**
 * Applies pushes to the list of rewards: a new reward and a new status show at once (R-4-029, R-4-030). A push does not say what
 * else has changed, so the list is requested as well. A credited reward that is not known is ignored, whatever
 * else it is (R-4-031, A-118).
 */
function PushListener({ onNew }: { onNew: (assignationId: string) => void }): null {
  const client = useDataClient();
  /** In the list by the push that is about to be received. */
  const added = useRef(new Set<string>());

  /** Pushes that came together: the lists are read once for all of them. */
  const receive = useEffectEvent((pushes: readonly PushedReward[], refetch: () => void) => {
    const cached = { requestPolicy: 'cache-only' } as const;
    const list = client.urql.readQuery(PlayerRewards, playerRewardsVariables, cached)?.data?.viewer?.rewards;
    const inProcess = client.urql.readQuery(RewardDetails, rewardDetailsVariables, cached)?.data?.viewer?.inProcess;
    for (const push of pushes) {
      const { assignationId, status, reward } = push;
      if (!isOpen(push)) claimOf(client, assignationId).settle();
      noteOutcome(client, assignationId, status);
      const isAdded = added.current.delete(assignationId);
      const isKnown = !isAdded && [list, inProcess].some((known) => known && has(known, assignationId));
      if (isKnown || isForTheList(push)) refetch();
      if (isKnown && status === 'Expired')
        inboxOf(client).announce({ kind: 'reward-expired', id: assignationId, name: reward.name });
      if (!isKnown && isForTheList(push) && status === 'Unclaimed') onNew(assignationId);
    }
  });

  useEffect(
    function listen() {
      const refetch = throttle(() => client.refetchAfterAnswer(PlayerRewards, RewardDetails), timings.rewardsInterval);
      let together: PushedReward[] = [];
      function receiveTogether(push: PushedReward): void {
        together.push(push);
        if (together.length > 1) return;
        queueMicrotask(() => {
          const pushes = together;
          together = [];
          receive(pushes, refetch.run);
        });
      }
      const stopChangingDetails = changeQueryOnReward({
        document: RewardDetails,
        changeResponse: withPushedStatus,
      });
      const stopChanging = changeQueryOnReward({
        document: PlayerRewards,
        changeCache(cache, push) {
          if (isForTheList(push) && addPushed(cache, push)) added.current.add(push.assignationId);
        },
        changeResponse: withPushed,
      });
      const stopListening = onRewardUpdated(client, receiveTogether);
      return () => {
        refetch.stop();
        stopChanging();
        stopChangingDetails();
        stopListening();
      };
    },
    [client],
  );
  return null;
}
