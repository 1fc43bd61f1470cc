import { useDataClient } from '@lobby/data';
import { changeQueryOnReward, onRewardUpdated } from '@lobby/realtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settleClaim } from '../claim/sessionClaims.ts';
import { addPushed, isForTheList, isListed, type PushedReward, withPushed } from './pushedReward.ts';
import { RewardNews } from './RewardNews.tsx';
import { isOpen } from './rewardOrder.ts';
import { PlayerRewards, playerRewardsVariables } from './rewardsQuery.ts';

/** What is pushed, and the messages of what is new. */
export default function RewardsWatch() {
  const [pushed, setPushed] = useState<readonly string[]>([]);
  return (
    <>
      {/* First, so that it listens before the list is asked for. */}
      <PushListener onNew={(assignationId) => setPushed((known) => [...known, assignationId])} />
      <RewardNews pushed={pushed} />
    </>
  );
}

/**
 * Keeps the list of rewards true to what is pushed: it has a new one and another status at once (R-4-029, R-4-030). What else
 * has changed a push does not say, so that the list is asked for, too. A credited one that is not known is ignored, whatever
 * else it is (R-4-031, A-118).
 */
function PushListener({ onNew }: { onNew: (assignationId: string) => void }): null {
  const client = useDataClient();
  /** In the list by the push that is about to be received. */
  const added = useRef(new Set<string>());

  function isKnown(assignationId: string): boolean {
    const cached = { requestPolicy: 'cache-only' } as const;
    const data = client.urql.readQuery(PlayerRewards, playerRewardsVariables, cached)?.data;
    const isAdded = added.current.delete(assignationId);
    return data != null && !isAdded && isListed(data, assignationId);
  }

  const receive = useEffectEvent((push: PushedReward) => {
    const { assignationId, status } = push;
    if (!isOpen(push)) settleClaim(client, assignationId);
    if (isKnown(assignationId)) return client.refetchAfterAnswer(PlayerRewards);
    if (!isForTheList(push)) return;
    client.refetchAfterAnswer(PlayerRewards);
    if (status === 'Unclaimed') onNew(assignationId);
  });

  useEffect(
    function listen() {
      // What was pushed before this code came is in no list that was asked for by then.
      client.refetchAfterAnswer(PlayerRewards);
      const stopChanging = changeQueryOnReward({
        document: PlayerRewards,
        changeCache(cache, push) {
          if (isForTheList(push) && addPushed(cache, push)) added.current.add(push.assignationId);
        },
        changeAnswer: withPushed,
      });
      const stopListening = onRewardUpdated((push) => receive(push));
      return () => {
        stopChanging();
        stopListening();
      };
    },
    [client],
  );
  return null;
}
