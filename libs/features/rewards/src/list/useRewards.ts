import { useViewerQuery } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { outcomes } from './outcomes.ts';
import { byStart } from './rewardOrder.ts';
import { type PlayerReward, PlayerRewards, playerRewardsVariables, RewardsInProcess } from './rewardsQuery.ts';

interface Connection {
  edges: readonly { node: PlayerReward }[];
}
const nodesOf = (connection: Connection | undefined): PlayerReward[] => connection?.edges.map(({ node }) => node) ?? [];

/** Pushed statuses change the item in the cache before the list is asked for again (R-4-030). */
const isOpen = ({ status }: PlayerReward): boolean => status === 'Unclaimed' || status === 'Scheduled';

/** What the player may claim now or later; null until known. */
export function useOpenRewards(): readonly PlayerReward[] | null {
  const [{ data }] = useViewerQuery({ query: PlayerRewards, variables: playerRewardsVariables });
  return data?.viewer ? nodesOf(data.viewer.rewards).filter(isOpen).toSorted(byStart) : null;
}

/** All that `/rewards/` shows: open ones, those that are being credited, and what has become of the last ones. */
export function useRewards() {
  const policy = { requestPolicy: 'cache-and-network' } as const;
  const [open, askOpen] = useViewerQuery({ query: PlayerRewards, variables: playerRewardsVariables, ...policy });
  const [inProcess] = useViewerQuery({ query: RewardsInProcess, ...policy });
  const settled = useStore(outcomes);
  const unsettled = [...nodesOf(open.data?.viewer?.rewards), ...nodesOf(inProcess.data?.viewer?.rewards)].filter(
    (reward) => isOpen(reward) || reward.status === 'Processing',
  );
  const rewards = new Map([...unsettled, ...settled].map((reward) => [reward.assignationId, reward]));
  return {
    /** Null until known. */
    rewards: open.data?.viewer ? [...rewards.values()].toSorted(byStart) : null,
    error: open.error,
    retry: () => askOpen({ requestPolicy: 'network-only' }),
  };
}
