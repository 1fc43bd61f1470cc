import { maskFragments, type ResultOf } from '@lobby/data';
import type { Cache, onRewardUpdated } from '@lobby/realtime';
import { deviceTime, platformClockOffset } from '@lobby/runtime';
import { isOpen } from './rewardOrder.ts';
import {
  OpenRewardIds,
  type PlayerReward,
  PlayerRewardFields,
  type PlayerRewards,
  playerRewardsVariables,
} from './rewardsQuery.ts';
import { RewardWorth } from '../worth/rewardWorth.ts';

export type PushedReward = Parameters<Parameters<typeof onRewardUpdated>[0]>[0];
type Rewards = ResultOf<typeof PlayerRewards>;

/** Whether the player is to claim it, now or later (R-4-029). */
export const isForTheList = (push: PushedReward): boolean => push.reward.claimType === 'manual' && isOpen(push);

export function isListed({ viewer }: Rewards, assignationId: string): boolean {
  const edges = viewer ? [...viewer.rewards.edges, ...viewer.inProcess.edges] : [];
  return edges.some(({ node }) => node.assignationId === assignationId);
}

/** Adds a new one to the list in the cache; nothing before the list is there. Whether it was added. */
export function addPushed(cache: Cache, push: PushedReward): boolean {
  const { assignationId } = push;
  const list = { query: OpenRewardIds, variables: playerRewardsVariables };
  const viewer = cache.readQuery(list)?.viewer;
  if (!viewer || viewer.rewards.edges.some(({ node }) => node.assignationId === assignationId)) return false;
  cache.writeFragment(PlayerRewardFields, nodeOf(push));
  const edge = {
    ...typed('PlayerRewardEdge'),
    cursor: assignationId,
    node: { ...typed('PlayerReward'), assignationId },
  };
  const rewards = { ...viewer.rewards, edges: [...viewer.rewards.edges, edge] };
  cache.updateQuery(list, () => ({ viewer: { ...viewer, rewards } }));
  return true;
}

/**
 * An answer from before a push with what was pushed: a new reward, or the new status of one that it has. The same answer where
 * nothing is new.
 */
export function withPushed(data: Rewards, push: PushedReward): Rewards {
  const { viewer } = data;
  if (!viewer) return data;
  if (isListed(data, push.assignationId)) {
    const [rewards, inProcess] = [withStatus(viewer.rewards, push), withStatus(viewer.inProcess, push)];
    return { ...data, viewer: { ...viewer, rewards, inProcess } };
  }
  if (!isForTheList(push)) return data;
  const edge = { ...typed('PlayerRewardEdge'), cursor: push.assignationId, node: nodeOf(push) };
  return { ...data, viewer: { ...viewer, rewards: { ...viewer.rewards, edges: [...viewer.rewards.edges, edge] } } };
}

type Connection = NonNullable<Rewards['viewer']>['rewards'];

const withStatus = (connection: Connection, { assignationId, status }: PushedReward): Connection => ({
  ...connection,
  edges: connection.edges.map((edge) =>
    edge.node.assignationId === assignationId ? { ...edge, node: { ...edge.node, status } } : edge,
  ),
});

/** What a push does not say is unknown until the list is answered. */
function nodeOf({ assignationId, status, reward }: PushedReward): PlayerReward {
  const { callToAction, rewardType, ...rest } = reward;
  return {
    ...typed('PlayerReward'),
    assignationId,
    status,
    assignedAt: new Date(deviceTime() + platformClockOffset.get()).toISOString(),
    updatedAt: null,
    reason: null,
    obstacle: callToAction?.type === 'DEPOSIT' ? 'DepositRequired' : null,
    reward: {
      ...rest,
      callToAction: callToAction && { ...callToAction, amount: null },
      rewardType: typeOf(rewardType),
    },
  };
}

/** The cache needs the name of each type, which results of queries have without asking for it. */
const typed = (__typename: string): object => ({ __typename });

function typeOf(type: PushedReward['reward']['rewardType']): PlayerReward['reward']['rewardType'] {
  if (type.__typename !== 'FreeSpin') return { ...type, ...maskFragments([RewardWorth], type) };
  const { numberOfSpins, ...rest } = type;
  return {
    ...rest,
    ...maskFragments([RewardWorth], { ...rest, spins: numberOfSpins, wageringRequirementFactor: null }),
  };
}
