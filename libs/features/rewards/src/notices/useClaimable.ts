import { useOpenRewards } from '../list/useRewards.ts';

/** How many rewards the player can claim now; null until known. */
export function useClaimable(): number | null {
  const rewards = useOpenRewards();
  if (rewards === null) return null;
  return rewards.filter(
    ({ status, obstacle, reward }) => status === 'Unclaimed' && reward.claimType === 'manual' && obstacle === null,
  ).length;
}
