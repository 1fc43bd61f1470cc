import { useLingui } from '@lingui/react/macro';
import { type RewardKind, rewardKinds, type RewardStatus, rewardStatuses } from '@lobby/contracts';
import { useQueryParam, useRemoveQuery } from '@lobby/routing';
import { Select } from '@lobby/ui-kit';
import * as v from 'valibot';
import { useRewardKind } from './rewardKind.ts';
import { useRewardStatus } from './rewardStatus.tsx';

const all = 'all';

/** Which rewards are listed: those of one status, of one kind. In the address, as the period. */
export function useRewardFilter() {
  const [status, setStatus] = useQueryParam('status', v.picklist(rewardStatuses));
  const [kind, setKind] = useQueryParam('kind', v.picklist(rewardKinds));
  const removeQuery = useRemoveQuery();
  const isNarrowed = status !== null || kind !== null;
  return {
    node: <RewardFilter status={status} onStatus={setStatus} kind={kind} onKind={setKind} />,
    variables: { statuses: status && [status], kinds: kind && [kind] },
    onClear: isNarrowed ? () => removeQuery(['status', 'kind']) : undefined,
  };
}

interface RewardFilterProps {
  /** Null: all of them. */
  status: RewardStatus | null;
  onStatus: (status: RewardStatus | null) => void;
  kind: RewardKind | null;
  onKind: (kind: RewardKind | null) => void;
}

function RewardFilter({ status, onStatus, kind, onKind }: RewardFilterProps) {
  const { t } = useLingui();
  const statusOf = useRewardStatus();
  const kindOf = useRewardKind();
  return (
    <>
      <Select
        label={t({ id: 'REWARD_HISTORY_STATUS', message: 'Status' })}
        value={status ?? all}
        onChange={(next) => onStatus(next === all ? null : next)}
        options={[
          { value: all, label: t({ id: 'REWARD_HISTORY_EVERY_STATUS', message: 'Every status' }) },
          ...rewardStatuses.map((value) => ({ value, label: statusOf(value) })),
        ]}
      />
      <Select
        label={t({ id: 'REWARD_HISTORY_KIND', message: 'Kind' })}
        value={kind ?? all}
        onChange={(next) => onKind(next === all ? null : next)}
        options={[
          { value: all, label: t({ id: 'REWARD_HISTORY_EVERY_KIND', message: 'Every kind' }) },
          ...rewardKinds.map((value) => ({ value, label: kindOf(value) })),
        ]}
      />
    </>
  );
}
