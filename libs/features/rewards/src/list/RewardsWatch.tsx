import { useDataClient } from '@lobby/data';
import { onRewardUpdated } from '@lobby/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { settleClaim } from '../claim/sessionClaims.ts';
import { RewardNews } from './RewardNews.tsx';
import { PlayerRewards, playerRewardsVariables } from './rewardsQuery.ts';

type Push = Parameters<Parameters<typeof onRewardUpdated>[0]>[0];

/** What is pushed, and the messages of what is new. */
export default function RewardsWatch() {
  const [pushed, setPushed] = useState<readonly string[]>([]);
  return (
    <>
      {/* First, so that it listens before the list is asked for. */}
      <PushListener onNew={(assignationId) => setPushed([...pushed, assignationId])} />
      <RewardNews pushed={pushed} />
    </>
  );
}

/**
 * Keeps the list of rewards true to what is pushed. The status of a known one is in the cache by then (R-4-030); what else has
 * changed with it a push does not tell, so that the list is asked for. So is a new one, which may be news to the player. A
 * credited one that is not known is ignored, whatever else it is (R-4-031, A-118).
 */
function PushListener({ onNew }: { onNew: (assignationId: string) => void }): null {
  const client = useDataClient();

  function isKnown(assignationId: string): boolean {
    const cached = { requestPolicy: 'cache-only' } as const;
    const viewer = client.urql.readQuery(PlayerRewards, playerRewardsVariables, cached)?.data?.viewer;
    const listed = viewer ? [...viewer.rewards.edges, ...viewer.inProcess.edges] : [];
    return listed.some(({ node }) => node.assignationId === assignationId);
  }

  const receive = useEffectEvent(({ assignationId, status, reward }: Push) => {
    const isOpen = status === 'Unclaimed' || status === 'Scheduled';
    if (!isOpen) settleClaim(client, assignationId);
    if (isKnown(assignationId)) return client.refetchAfterAnswer(PlayerRewards);
    if (reward.claimType !== 'manual' || !isOpen) return;
    client.refetchAfterAnswer(PlayerRewards);
    if (status === 'Unclaimed') onNew(assignationId);
  });

  useEffect(
    function listen() {
      // What was pushed before this code came is in no list that was asked for by then.
      client.refetchAfterAnswer(PlayerRewards);
      return onRewardUpdated((push) => receive(push));
    },
    [client],
  );
  return null;
}
