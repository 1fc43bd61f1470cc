import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { History, HistoryRow, type NodeOf, type PageOf } from '@lobby/history';
import { useDateFormat } from '@lobby/i18n';
import { Stack } from '@lobby/ui-kit';
import { useRewardReason } from '../list/useRewardReason.ts';
import { isNamedByWorth, RewardWorth, useRewardWorth, useWorthType, worthCells } from '../worth/rewardWorth.ts';
import { EndedBonuses } from './EndedBonuses.tsx';
import { useRewardFilter } from './RewardFilter.tsx';
import { useRewardKind } from './rewardKind.ts';
import { StatusBadge, useRewardStatus } from './rewardStatus.tsx';
import { useRewardSort } from './useRewardSort.ts';

const RewardsHistory = graphql(
  `
    query RewardsHistory(
      $range: DateTimeRange
      $first: Int!
      $after: String
      $statuses: [RewardStatus!]
      $kinds: [RewardKind!]
      $sortBy: RewardSortField
    ) {
      viewer {
        id
        history: rewards(
          sortBy: $sortBy
          descending: true
          range: $range
          first: $first
          after: $after
          statuses: $statuses
          kinds: $kinds
        ) {
          totalCount
          edges {
            cursor
            node {
              id: assignationId
              assignationId
              status
              assignedAt
              updatedAt
              reason
              reward {
                rewardId
                name
                kind
                rewardReason
                rewardType {
                  ...RewardWorth
                }
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [RewardWorth],
);

type PlayerReward = NodeOf<PageOf<typeof RewardsHistory>>;

/** `/profile/rewards-history/` (R-2-042): every reward that the player was given, whatever became of it, and bonuses that have ended. */
export default function RewardsHistoryPage() {
  const { t } = useLingui();
  const statusOf = useRewardStatus();
  const kindOf = useRewardKind();
  const typeOf = useWorthType();
  const reasonOf = useRewardReason();
  return (
    <Stack gap="xl">
      <History
        title={t({ id: 'REWARDS_HISTORY', message: 'Reward history' })}
        document={RewardsHistory}
        filter={useRewardFilter()}
        sortFields={useRewardSort()}
        Row={Row}
        csv={[
          [t({ id: 'CSV_NUMBER', message: 'Number' }), ({ id }) => id],
          [t({ id: 'CSV_TIME', message: 'Time (UTC)' }), ({ assignedAt }) => assignedAt],
          [t({ id: 'CSV_REWARD', message: 'Reward' }), ({ reward }) => reward.name],
          [t({ id: 'CSV_KIND', message: 'Kind' }), ({ reward }) => kindOf(reward.kind)],
          [t({ id: 'CSV_TYPE', message: 'Type' }), ({ reward }) => typeOf(worthCells(reward.rewardType).category)],
          [t({ id: 'CSV_AMOUNT', message: 'Amount' }), ({ reward }) => worthCells(reward.rewardType).amount],
          [t({ id: 'CSV_CURRENCY', message: 'Currency' }), ({ reward }) => worthCells(reward.rewardType).currency],
          [t({ id: 'CSV_STATUS', message: 'Status' }), ({ status }) => statusOf(status)],
          [t({ id: 'CSV_CHANGED', message: 'Changed (UTC)' }), ({ updatedAt }) => updatedAt],
          [t({ id: 'CSV_REASON', message: 'Reason' }), reasonOf],
        ]}
      />
      <EndedBonuses />
    </Stack>
  );
}

/** Without a link to the game or the money: the history does not prompt the player to play on. */
function Row({ node }: { node: PlayerReward }) {
  const kindOf = useRewardKind();
  const worthOf = useRewardWorth();
  const reasonOf = useRewardReason();
  const { dateTime } = useDateFormat();
  const { status, assignedAt, reward } = node;
  const worth = worthOf(reward.rewardType);
  const notes = [dateTime(assignedAt), kindOf(reward.kind), reasonOf(node)];
  return (
    <HistoryRow
      title={reward.name}
      note={notes.filter((note) => note !== null).join(' · ')}
      amount={!isNamedByWorth(reward.name, worth) && worth}
      state={<StatusBadge status={status} />}
    />
  );
}
