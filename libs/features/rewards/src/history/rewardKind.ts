import { useLingui } from '@lingui/react/macro';
import type { RewardKind } from '@lobby/contracts';

/** The kinds of rewards in words (R-3-008). */
export function useRewardKind(): (kind: RewardKind) => string {
  const { t } = useLingui();
  const texts: Record<RewardKind, string> = {
    Cashback: t({ id: 'REWARD_KIND_CASHBACK', message: 'Cashback' }),
    Incentive: t({ id: 'REWARD_KIND_INCENTIVE', message: 'Gift' }),
  };
  return (kind) => texts[kind];
}
