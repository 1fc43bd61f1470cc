import type { PlayerReward } from './playerReward.ts';
import type { ListedReward } from './rewardsQuery.ts';

export const isOpen = ({ status }: Pick<ListedReward, 'status'>): boolean =>
  status === 'Unclaimed' || status === 'Scheduled';
export const isSettled = ({ status }: ListedReward): boolean => status === 'Credited' || status === 'FailedProcessing';

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
/** Null first. Times of the platform differ in how many digits they have, so that they are compared as times. */
const timeOf = (date: string | null): number => (date === null ? -Infinity : Date.parse(date));

/** By start, the earliest first, then by assignment and reward (R-4-028, A-119). */
export function byStart(left: ListedReward, right: ListedReward): number {
  const [start, other] = [timeOf(left.reward.startsAt), timeOf(right.reward.startsAt)];
  if (start !== other) return start < other ? -1 : 1;
  const [assigned, otherAssigned] = [timeOf(left.assignedAt), timeOf(right.assignedAt)];
  if (assigned !== otherAssigned) return assigned - otherAssigned;
  return byText(left.reward.rewardId, right.reward.rewardId);
}

/** When a scheduled one opens, in ms since 1970; null where that is not known. */
export function startOf({ reward: { startsAt } }: ListedReward): number | null {
  const start = Date.parse(startsAt ?? '');
  return Number.isNaN(start) ? null : start;
}

/**
 * When it is lost unless it is claimed, in ms since 1970; null for never. At its own end, or some time after the player could
 * first claim it, whichever comes first.
 */
export function endOf(reward: ListedReward): number | null {
  const { expiresIn, endsAt } = reward.reward;
  const claimableFrom = Math.max(Date.parse(reward.assignedAt), startOf(reward) ?? -Infinity);
  const ends = [
    ...(expiresIn === null ? [] : [claimableFrom + expiresIn * 1000]),
    ...(endsAt === null ? [] : [Date.parse(endsAt)]),
  ].filter((end) => !Number.isNaN(end));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Whether the player can claim it now, as far as is known. */
export const isClaimable = ({ status, obstacle, isComplete, reward }: PlayerReward): boolean =>
  status === 'Unclaimed' && reward.claimType === 'manual' && isComplete && obstacle === null;
