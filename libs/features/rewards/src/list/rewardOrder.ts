import type { PlayerReward } from './rewardsQuery.ts';

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
/** Null first. Times of the platform differ in how many digits they have, so that they are compared as times. */
const timeOf = (date: string | null): number => (date === null ? -Infinity : Date.parse(date));

/** By start, the earliest first, then by assignment and reward (R-4-028, A-119). */
export function byStart(left: PlayerReward, right: PlayerReward): number {
  const starts = [timeOf(left.reward.startsAt), timeOf(right.reward.startsAt)] as const;
  if (starts[0] !== starts[1]) return starts[0] < starts[1] ? -1 : 1;
  return byText(left.assignedAt, right.assignedAt) || byText(left.reward.rewardId, right.reward.rewardId);
}

/** When it is lost unless it is claimed, in ms since 1970: at its own end or some time after it was assigned; null for never. */
export function endOf({ assignedAt, reward: { expiresIn, endsAt } }: PlayerReward): number | null {
  const ends = [
    ...(expiresIn === null ? [] : [Date.parse(assignedAt) + expiresIn * 1000]),
    ...(endsAt === null ? [] : [Date.parse(endsAt)]),
  ].filter((end) => !Number.isNaN(end));
  return ends.length === 0 ? null : Math.min(...ends);
}
