import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { Figure, History, HistoryRow, type NodeOf, type PageOf } from '@lobby/history';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { StateBadge } from './paymentState.tsx';
import { usePaymentColumns } from './usePaymentColumns.ts';
import { usePaymentSort } from './usePaymentSort.ts';
import { methodName } from './methodName.ts';
import { WithdrawalCancellation } from './WithdrawalCancellation.tsx';
import { WithdrawalWay } from './WithdrawalWay.tsx';

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
  const { createdAt, processedAt } = node;
  const isPaid = node.state === 'Completed' && processedAt !== null;
  return (
    <HistoryRow
      title={methodName(node.method)}
      note={
        isPaid
          ? `${dateTime(createdAt)} · ${t({ id: 'WITHDRAWAL_PAID_AT', message: `Paid ${dateTime(processedAt)}` })}`
          : dateTime(createdAt)
      }
      amount={money(node.amount, node.currency)}
      state={<StateBadge state={node.state} />}
    >
      {node.state === 'Initialized' && (
        <>
          <WithdrawalWay {...node} />
          <WithdrawalCancellation {...node} />
        </>
      )}
    </HistoryRow>
  );
}
