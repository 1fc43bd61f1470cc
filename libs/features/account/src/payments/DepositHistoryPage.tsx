import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { Figure, History, HistoryRow, type NodeOf, type PageOf } from '@lobby/history';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { StateBadge } from './paymentState.tsx';
import { usePaymentColumns } from './usePaymentColumns.ts';
import { usePaymentSort } from './usePaymentSort.ts';

const DepositHistory = graphql(`
  query DepositHistory($range: DateTimeRange, $first: Int!, $after: String, $sortBy: SortField) {
    viewer {
      id
      history: transactions(type: Deposit, range: $range, first: $first, after: $after, sortBy: $sortBy) {
        totalCount
        totals {
          deposited
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
            createdAt
            processedAt
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

type Page = PageOf<typeof DepositHistory>;

/** `/profile/deposit-history/` (R-2-040). */
export default function DepositHistoryPage() {
  const { t } = useLingui();
  return (
    <History
      title={t({ id: 'DEPOSIT_HISTORY', message: 'Deposits' })}
      document={DepositHistory}
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
    <Figure name={t({ id: 'DEPOSIT_HISTORY_TOTAL', message: 'Deposited' })}>
      {money(totals.deposited, totals.currency)}
    </Figure>
  );
}

function Row({ node: { methodName, createdAt, amount, currency, state } }: { node: NodeOf<Page> }) {
  const { money } = useFormat();
  const { dateTime } = useDateFormat();
  return (
    <HistoryRow
      title={methodName}
      note={dateTime(createdAt)}
      amount={<span translate="no">{money(amount, currency)}</span>}
      state={<StateBadge state={state} />}
    />
  );
}
