import { useLingui } from '@lingui/react/macro';

interface GivenReward {
  /** Of this one. */
  reason: string | null;
  /** Of all that were given the same. */
  reward: { rewardReason: string | null };
}

/** Why the player was given a reward, where that is known: in the operator's words, or as one bought with points. */
export function useRewardReason(): (reward: GivenReward) => string | null {
  const { t } = useLingui();
  return ({ reason, reward: { rewardReason } }) =>
    rewardReason === 'RewardsShop'
      ? t({ id: 'REWARD_FROM_SHOP', message: 'From the rewards shop' })
      : (reason ?? rewardReason);
}
