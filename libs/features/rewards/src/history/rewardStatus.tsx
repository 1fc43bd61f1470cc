import { useLingui } from '@lingui/react/macro';
import type { RewardStatus } from '@lobby/contracts';
import { Badge } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

/** The statuses of a reward in words (R-3-006). */
export function useRewardStatus(): (status: RewardStatus) => string {
  const { t } = useLingui();
  const texts: Record<RewardStatus, string> = {
    Unclaimed: t({ id: 'REWARD_STATUS_UNCLAIMED', message: 'Open' }),
    Scheduled: t({ id: 'REWARD_STATUS_SCHEDULED', message: 'Starts later' }),
    Processing: t({ id: 'REWARD_STATUS_PROCESSING', message: 'Being credited' }),
    Credited: t({ id: 'REWARD_STATUS_CREDITED', message: 'Credited' }),
    Expired: t({ id: 'REWARD_STATUS_EXPIRED', message: 'Expired' }),
    FailedProcessing: t({ id: 'REWARD_STATUS_FAILED', message: 'Failed' }),
    Removed: t({ id: 'REWARD_STATUS_REMOVED', message: 'Removed' }),
  };
  return (status) => texts[status];
}

const tones: Record<RewardStatus, ComponentProps<typeof Badge>['tone']> = {
  Unclaimed: 'primary',
  Scheduled: 'info',
  Processing: 'info',
  Credited: 'success',
  Expired: 'neutral',
  FailedProcessing: 'danger',
  Removed: 'neutral',
};

export function StatusBadge({ status }: { status: RewardStatus }) {
  const statusOf = useRewardStatus();
  return <Badge tone={tones[status]}>{statusOf(status)}</Badge>;
}
