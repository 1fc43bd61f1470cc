import { useLingui } from '@lingui/react/macro';
import type { rewardSortFields } from '@lobby/contracts';
import type { SortFields } from '@lobby/history';

/** What the history of rewards can be sorted by (R-3-009). */
export function useRewardSort(): SortFields<(typeof rewardSortFields)[number]> {
  const { t } = useLingui();
  return {
    assignedAt: t({ id: 'REWARD_SORT_ASSIGNED', message: 'Date given' }),
    updatedAt: t({ id: 'REWARD_SORT_UPDATED', message: 'Last change' }),
    status: t({ id: 'REWARD_HISTORY_STATUS', message: 'Status' }),
    rewardId: t({ id: 'REWARD_SORT_REWARD', message: 'Reward' }),
  };
}
