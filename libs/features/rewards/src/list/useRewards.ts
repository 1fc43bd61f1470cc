import { useDataClient, useViewerQuery } from '@lobby/data';
import { useClockSync } from '@lobby/runtime';
import { useIsOutcomeShown, useRememberSeen } from './outcomes.ts';
import { byStart, isOpen, isSettled } from './rewardOrder.ts';
import { type PlayerReward, PlayerRewards, playerRewardsVariables, rewardsContext } from './rewardsQuery.ts';
import { useAskWhenDue } from './useAskWhenDue.ts';

interface Connection {
  edges: readonly { node: PlayerReward }[];
}
const nodesOf = ({ edges }: Connection): PlayerReward[] => edges.map(({ node }) => node);

/** What the player may claim now or later; null until known. A pushed status is in the cache before the list is asked anew. */
export function useOpenRewards(): readonly PlayerReward[] | null {
  const [{ data }] = useViewerQuery({
    query: PlayerRewards,
    variables: playerRewardsVariables,
    context: rewardsContext,
  });
  return data?.viewer ? nodesOf(data.viewer.rewards).filter(isOpen).toSorted(byStart) : null;
}

/**
 * All that `/rewards/` shows: open rewards, those that are being credited, and what has become of those that the player has
 * seen open. Each once, wherever the answer has it (R-3-051).
 */
export function useRewards() {
  const client = useDataClient();
  const [{ data, error, stale }] = useViewerQuery({
    query: PlayerRewards,
    variables: playerRewardsVariables,
    requestPolicy: 'cache-and-network',
    context: rewardsContext,
  });
  const isOutcomeShown = useIsOutcomeShown();
  const viewer = data?.viewer;
  // The time of an answer that has just arrived, of no other.
  useClockSync(error || stale ? undefined : viewer?.now);
  const known = viewer ? [viewer.rewards, viewer.inProcess, viewer.settled].flatMap(nodesOf) : [];
  const rewards = [...new Map(known.map((reward) => [reward.assignationId, reward])).values()];
  const unsettled = rewards.filter((reward) => isOpen(reward) || reward.status === 'Processing');
  const outcomes = rewards.filter((reward) => isSettled(reward) && isOutcomeShown(reward));
  useRememberSeen(unsettled);
  useAskWhenDue(unsettled);
  return {
    /** Null until known. */
    rewards: viewer ? [...unsettled, ...outcomes].toSorted(byStart) : null,
    error,
    // Of all who show the list: a failed answer on screen elsewhere would stand in for the new one.
    retry: () => client.refetch(PlayerRewards),
  };
}
