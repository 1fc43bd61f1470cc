import { useDataClient } from '@lobby/data';
import { changeQueryOnReward, onRewardUpdated } from '@lobby/realtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settleClaim } from '../claim/sessionClaims.ts';
import { noteOutcome } from './outcomes.ts';
import { addPushed, has, isForTheList, type PushedReward, withPushed, withPushedStatus } from './pushedReward.ts';
import { RewardNews } from './RewardNews.tsx';
import { isOpen } from './rewardOrder.ts';
import { PlayerRewards, playerRewardsVariables, RewardDetails, rewardDetailsVariables } from './rewardsQuery.ts';

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
    const list = client.urql.readQuery(PlayerRewards, playerRewardsVariables, cached)?.data?.viewer?.rewards;
    const inProcess = client.urql.readQuery(RewardDetails, rewardDetailsVariables, cached)?.data?.viewer?.inProcess;
    const isAdded = added.current.delete(assignationId);
    return !isAdded && [list, inProcess].some((connection) => connection && has(connection, assignationId));
  }

  const receive = useEffectEvent((push: PushedReward) => {
    const { assignationId, status } = push;
    if (!isOpen(push)) settleClaim(client, assignationId);
    noteOutcome(assignationId, status);
    if (isKnown(assignationId)) return client.refetchAfterAnswer(PlayerRewards, RewardDetails);
    if (!isForTheList(push)) return;
    client.refetchAfterAnswer(PlayerRewards, RewardDetails);
    if (status === 'Unclaimed') onNew(assignationId);
  });

  useEffect(
    function listen() {
      // What was pushed before this code came is in no list that was asked for by then.
      client.refetchAfterAnswer(PlayerRewards, RewardDetails);
      const stopChangingDetails = changeQueryOnReward({
        document: RewardDetails,
        changeCache: () => undefined,
        changeAnswer: withPushedStatus,
      });
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
        stopChangingDetails();
        stopListening();
      };
    },
    [client],
  );
  return null;
}
