import { isClaimable } from '../list/rewardOrder.ts';
import { useOpenRewards } from '../list/useRewards.ts';

/** How many rewards the player can claim now; null until known. */
export function useClaimable(): number | null {
  const rewards = useOpenRewards();
  if (rewards === null) return null;
  return rewards.filter(isClaimable).length;
}
