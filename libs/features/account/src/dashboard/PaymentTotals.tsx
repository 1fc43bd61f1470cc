import { useLingui } from '@lingui/react/macro';
import { graphql, isNotOffered, type ResultOf, useViewerQuery } from '@lobby/data';
import { RetryButton } from '@lobby/fallbacks';
import { useFormat } from '@lobby/i18n';
import { type PlayerInfo, useMarket } from '@lobby/player';
import { Description, Skeleton } from '@lobby/ui-kit';
import { DetailsCard } from '../frame/DetailsCard.tsx';

const PaymentTotalsQuery = graphql(`
  query PaymentTotals {
    viewer {
      id
      week: paymentTotals(period: Week) {
        deposited
        withdrawn
        netDeposits
        currency
      }
      month: paymentTotals(period: Month) {
        deposited
        withdrawn
        netDeposits
        currency
      }
    }
  }
`);
type Totals = NonNullable<ResultOf<typeof PaymentTotalsQuery>['viewer']>['week'];

/** Deposits less withdrawals of the running week and month, as the platform counts them, and all deposits so far. */
export function PaymentTotals({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const { currency } = useMarket();
  const [{ data, error }, refetch] = useViewerQuery({ query: PaymentTotalsQuery, requestPolicy: 'cache-and-network' });
  const { week, month } = data?.viewer ?? {};
  return (
    <DetailsCard short title={t({ id: 'PROFILE_MONEY', message: 'Deposits less withdrawals' })}>
      {isNotOffered(error) ? null : error && !week ? (
        <Description term={t({ id: 'HISTORY_FAILED', message: 'This did not load' })}>
          <RetryButton size="sm" variant="ghost" onClick={refetch} />
        </Description>
      ) : (
        <>
          <Net term={t({ id: 'PROFILE_THIS_WEEK', message: 'This week' })} totals={week} />
          <Net term={t({ id: 'PROFILE_THIS_MONTH', message: 'This month' })} totals={month} />
        </>
      )}
      <Description
        term={t({ id: 'PROFILE_DEPOSIT_COUNT', message: 'Number of deposits' })}
        hint={t({
          id: 'PROFILE_DEPOSIT_TOTAL',
          message: `${money(totalOf(player), currency)} in total`,
        })}
      >
        {number(player.numberOfDeposits ?? 0)}
      </Description>
    </DetailsCard>
  );
}

const totalOf = ({ totalDepositAmount }: PlayerInfo): string => totalDepositAmount ?? '0';

function Net({ term, totals }: { term: string; totals: Totals | undefined }) {
  const { t } = useLingui();
  const { money } = useFormat();
  if (!totals)
    return (
      <Description term={term}>
        <Skeleton width="xs" />
      </Description>
    );
  const { deposited, withdrawn, netDeposits, currency } = totals;
  return (
    <Description
      term={term}
      hint={t({
        id: 'PROFILE_IN_AND_OUT',
        message: `${money(deposited, currency)} paid in, ${money(withdrawn, currency)} paid out`,
      })}
    >
      <span translate="no">{money(netDeposits, currency)}</span>
    </Description>
  );
}
