import { useDataClient, useViewerQuery } from '@lobby/data';
import { useClockSync } from '@lobby/runtime';
import { useRememberSeen, useSeenRewards } from './outcomes.ts';
import { detailsById, type PlayerReward, withDetails } from './playerReward.ts';
import { byStart, isOpen, isSettled } from './rewardOrder.ts';
import {
  type ListedReward,
  PlayerRewards,
  playerRewardsVariables,
  RewardDetails,
  rewardDetailsVariables,
  rewardsContext,
} from './rewardsQuery.ts';
import { useRefetchWhenDue } from './useRefetchWhenDue.ts';

interface Connection {
  edges: readonly { node: ListedReward }[];
}
const nodesOf = ({ edges }: Connection): ListedReward[] => edges.map(({ node }) => node);

/** The list with what the platform says beside it; nothing before it is known what that is, so that no card changes then. */
function useRewardsData(requestPolicy: 'cache-first' | 'cache-and-network') {
  const options = { requestPolicy, context: rewardsContext };
  const [list] = useViewerQuery({ query: PlayerRewards, variables: playerRewardsVariables, ...options });
  const [details] = useViewerQuery({ query: RewardDetails, variables: rewardDetailsVariables, ...options });
  const isAnswered = details.data !== undefined || details.error !== undefined;
  const byId = detailsById(details.data);
  const complete = (listed: ListedReward): PlayerReward =>
    withDetails(listed, byId.get(listed.assignationId), details.error !== undefined);
  return { viewer: isAnswered ? (list.data?.viewer ?? null) : null, error: list.error, details, complete };
}

/** What the player may claim now or later; null until known. A pushed status is in the cache before the list is refetched. */
export function useOpenRewards(): readonly PlayerReward[] | null {
  const { viewer, complete } = useRewardsData('cache-first');
  return viewer && nodesOf(viewer.rewards).filter(isOpen).map(complete).toSorted(byStart);
}

/**
 * All that `/rewards/` shows: open rewards, those that are being credited, and what has become of those that the player has
 * seen open. Each once, wherever the answers have it (R-3-051).
 */
export function useRewards() {
  const client = useDataClient();
  const { viewer, error, details, complete } = useRewardsData('cache-and-network');
  const { seen, isOutcomeShown } = useSeenRewards();
  const claims = details.data?.viewer ?? null;
  // The time of an answer that has just arrived, of no other.
  useClockSync(details.error || details.stale ? undefined : claims?.now);
  const connections: Connection[] = [
    ...(viewer ? [viewer.rewards] : []),
    ...(claims ? [claims.inProcess, claims.settled] : []),
  ];
  const known = new Map(connections.flatMap(nodesOf).map((listed) => [listed.assignationId, complete(listed)]));
  // A reward leaves the list before the other response has it, or is known by pushes alone.
  const isBetweenAnswers = details.stale || claims === null;
  const missed = isBetweenAnswers ? seen.filter((reward) => !isOpen(reward) && !known.has(reward.assignationId)) : [];
  const rewards = [...known.values(), ...missed];
  const unsettled = rewards.filter((reward) => isOpen(reward) || reward.status === 'Processing');
  const outcomes = rewards.filter((reward) => isSettled(reward) && isOutcomeShown(reward));
  useRememberSeen([...unsettled, ...outcomes]);
  useRefetchWhenDue(unsettled);
  return {
    /** Null until known. */
    rewards: viewer ? [...unsettled, ...outcomes].toSorted(byStart) : null,
    error,
    // Of all who show the list: a failed answer on screen elsewhere would stand in for the new one.
    retry: () => client.refetch(PlayerRewards, RewardDetails),
  };
}
