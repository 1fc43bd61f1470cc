import { useLingui } from '@lingui/react/macro';

/** Of a reward's own terms, whether it was claimed or not. */
export type Obstacle = 'DepositRequired' | 'RewardNotApplicable';

/** What the reward's own terms have against a claim, before it and as the answer to it. */
export function useObstacleTexts(): Record<Obstacle, string> {
  const { t } = useLingui();
  return {
    DepositRequired: t({ id: 'REWARD_DEPOSIT_REQUIRED', message: 'This reward needs a deposit first.' }),
    RewardNotApplicable: t({ id: 'REWARD_NOT_APPLICABLE', message: 'This reward does not apply to your account.' }),
  };
}
