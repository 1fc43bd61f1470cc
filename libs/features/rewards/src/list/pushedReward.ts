import { maskFragments, type ResultOf } from '@lobby/data';
import type { Cache } from '@lobby/realtime';
import { deviceTime, platformClockOffset } from '@lobby/runtime';
import type { PushedReward } from './rewardUpdated.ts';
import { isOpen } from './rewardOrder.ts';
import {
  type ListedReward,
  OpenRewardIds,
  PlayerRewardFields,
  type PlayerRewards,
  playerRewardsVariables,
  type RewardDetails,
} from './rewardsQuery.ts';
import { RewardWorth } from '../worth/rewardWorth.ts';

type Rewards = ResultOf<typeof PlayerRewards>;
type Details = ResultOf<typeof RewardDetails>;

/** Whether the player is to claim it, now or later (R-4-029). */
export const isForTheList = (push: PushedReward): boolean => push.reward.claimType === 'manual' && isOpen(push);

interface Connection {
  edges: readonly { node: { assignationId: string } }[];
}
export const has = ({ edges }: Connection, assignationId: string): boolean =>
  edges.some(({ node }) => node.assignationId === assignationId);

/** Adds a new one to the list in the cache; nothing before the list is there. Whether it was added. */
export function addPushed(cache: Cache, push: PushedReward): boolean {
  const { assignationId } = push;
  const list = { query: OpenRewardIds, variables: playerRewardsVariables };
  const viewer = cache.readQuery(list)?.viewer;
  if (!viewer || has(viewer.rewards, assignationId)) return false;
  cache.writeFragment(PlayerRewardFields, nodeOf(push));
  const edge = { ...typed('PlayerRewardEdge'), node: { ...typed('PlayerReward'), assignationId } };
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
  if (has(viewer.rewards, push.assignationId))
    return { ...data, viewer: { ...viewer, rewards: withStatus(viewer.rewards, push) } };
  if (!isForTheList(push)) return data;
  const edge = { ...typed('PlayerRewardEdge'), node: nodeOf(push) };
  return { ...data, viewer: { ...viewer, rewards: { ...viewer.rewards, edges: [...viewer.rewards.edges, edge] } } };
}

/** The same for what stands beside the list. */
export function withPushedStatus(data: Details, push: PushedReward): Details {
  const { viewer } = data;
  if (!viewer) return data;
  const [inProcess, settled] = [withStatus(viewer.inProcess, push), withStatus(viewer.settled, push)];
  return { ...data, viewer: { ...viewer, inProcess, settled } };
}

const withStatus = <Edge extends { node: { assignationId: string } }>(
  connection: { edges: Edge[] },
  { assignationId, status }: PushedReward,
) => ({
  ...connection,
  edges: connection.edges.map((edge) =>
    edge.node.assignationId === assignationId ? { ...edge, node: { ...edge.node, status } } : edge,
  ),
});

/** When it was assigned a push does not say: now. */
function nodeOf({ assignationId, status, reward }: PushedReward): ListedReward {
  const { rewardId, name, expiresIn, startsAt, endsAt, claimType, rewardReason, rewardType } = reward;
  return {
    ...typed('PlayerReward'),
    assignationId,
    status,
    assignedAt: new Date(deviceTime() + platformClockOffset.get()).toISOString(),
    updatedAt: null,
    reason: null,
    reward: {
      ...typed('Reward'),
      ...{ rewardId, name, expiresIn, startsAt, endsAt, claimType, rewardReason },
      rewardType: typeOf(rewardType),
    },
  };
}

/** The cache needs the name of each type, which results of queries have without asking for it. */
const typed = (__typename: string): object => ({ __typename });

function typeOf(type: PushedReward['reward']['rewardType']): ListedReward['reward']['rewardType'] {
  if (type.__typename !== 'FreeSpin') return { ...type, ...maskFragments([RewardWorth], type) };
  const { numberOfSpins, ...rest } = type;
  return { ...rest, ...maskFragments([RewardWorth], { ...rest, spins: numberOfSpins }) };
}
