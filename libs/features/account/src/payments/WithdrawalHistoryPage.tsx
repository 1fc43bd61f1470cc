import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { Figure, History, HistoryRow, type NodeOf, type PageOf } from '@lobby/history';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { Text, VisuallyHidden } from '@lobby/ui-kit';
import { StateBadge } from './paymentState.tsx';
import { usePaymentColumns } from './usePaymentColumns.ts';
import { usePaymentSort } from './usePaymentSort.ts';
import { WithdrawalCancellation } from './WithdrawalCancellation.tsx';
import { WithdrawalProgress } from './WithdrawalProgress.tsx';

const WithdrawalHistory = graphql(`
  query WithdrawalHistory($range: DateTimeRange, $first: Int!, $after: String, $sortBy: SortField) {
    viewer {
      id
      history: transactions(type: Withdrawal, range: $range, first: $first, after: $after, sortBy: $sortBy) {
        totalCount
        totals {
          withdrawn
          currency
        }
        edges {
          cursor
          node {
            id
            state
            amount
            currency
            method
            methodName
            payoutMode
            createdAt
            processingAt
            processedAt
            isCancellable
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Page = PageOf<typeof WithdrawalHistory>;

/** `/profile/withdrawal-history/` (R-2-040): each withdrawal with its way, and the means to cancel it while that is offered. */
export default function WithdrawalHistoryPage() {
  const { t } = useLingui();
  return (
    <History
      title={t({ id: 'WITHDRAWAL_HISTORY', message: 'Withdrawals' })}
      document={WithdrawalHistory}
      sortFields={usePaymentSort()}
      Totals={Totals}
      Row={Row}
      csv={usePaymentColumns()}
    />
  );
}

function Totals({ page: { totals } }: { page: Page }) {
  const { t } = useLingui();
  const { money } = useFormat();
  return (
    <Figure name={t({ id: 'WITHDRAWAL_HISTORY_TOTAL', message: 'Withdrawn' })}>
      {money(totals.withdrawn, totals.currency)}
    </Figure>
  );
}

function Row({ node }: { node: NodeOf<Page> }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dateTime } = useDateFormat();
  const { createdAt, processedAt, payoutMode } = node;
  const isPaid = node.state === 'Completed' && processedAt !== null;
  const paid =
    payoutMode === 'Instant'
      ? t({ id: 'WITHDRAWAL_PAID_AT_ONCE', message: 'Paid at once' })
      : t({ id: 'WITHDRAWAL_PAID_AT', message: `Paid ${dateTime(processedAt ?? createdAt)}` });
  return (
    <HistoryRow
      title={node.methodName}
      note={
        <>
          <VisuallyHidden>{t({ id: 'WITHDRAWAL_REQUESTED', message: 'Requested' })}</VisuallyHidden>{' '}
          <span>{dateTime(createdAt)}</span>
          {isPaid && <br />}
          {isPaid && <span>{paid}</span>}
        </>
      }
      amount={<span translate="no">{money(node.amount, node.currency)}</span>}
      state={<StateBadge state={node.state} />}
    >
      {node.state === 'Initialized' && (
        <>
          <WithdrawalProgress {...node} />
          {payoutMode === 'Manual' && node.processingAt === null && (
            <Text size="sm" tone="muted">
              {t({ id: 'WITHDRAWAL_MANUAL', message: 'We check it before we pay it out.' })}
            </Text>
          )}
          <WithdrawalCancellation {...node} />
        </>
      )}
    </HistoryRow>
  );
}
