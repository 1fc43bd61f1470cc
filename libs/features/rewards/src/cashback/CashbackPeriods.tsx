import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '@lobby/data';
import { HistoryRow, HistoryRows } from '@lobby/history';
import { formatsOf, useFormat } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { Card, CoinsIcon, EmptyState, Heading, Stack } from '@lobby/ui-kit';
import { ClaimAction } from '../claim/ClaimAction.tsx';
import { StatusBadge } from '../history/rewardStatus.tsx';
import * as css from './CashbackPeriods.css.ts';

export const CashbackPeriodFields = graphql(`
  fragment CashbackPeriodFields on CashbackPeriod {
    startsAt
    endsAt
    netLoss
    amount
    playerReward {
      assignationId
      status
    }
  }
`);

interface CashbackPeriodsProps {
  periods: readonly FragmentOf<typeof CashbackPeriodFields>[];
  currency: string;
}

/** What past periods have brought, newest first. */
export function CashbackPeriods({ periods: masked, currency }: CashbackPeriodsProps) {
  const { t } = useLingui();
  const periods = readFragment(CashbackPeriodFields, masked);
  const title = t({ id: 'CASHBACK_PERIODS', message: 'Your cashback so far' });
  if (periods.length === 0)
    return (
      <EmptyState
        icon={CoinsIcon}
        title={t({ id: 'CASHBACK_EMPTY', message: 'No cashback so far' })}
        text={t({ id: 'CASHBACK_EMPTY_TEXT', message: 'A week without cashback is not listed.' })}
      />
    );
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="lg">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <HistoryRows name={title}>
          {periods.map((period) => (
            <Period key={period.playerReward.assignationId} {...period} currency={currency} />
          ))}
        </HistoryRows>
      </Stack>
    </Card>
  );
}

interface PeriodProps {
  startsAt: string;
  /** Excluded. */
  endsAt: string;
  /** Amounts as decimal strings. */
  netLoss: string;
  amount: string;
  playerReward: { assignationId: string; status: Parameters<typeof StatusBadge>[0]['status'] };
  currency: string;
}

function Period({ startsAt, endsAt, netLoss, amount, playerReward, currency }: PeriodProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  // Weeks are those of UTC: elsewhere their first and last days would fall on others.
  const { date } = formatsOf(useLocale(), 'UTC');
  const { assignationId, status } = playerReward;
  const period = `${date(startsAt)} – ${date(Date.parse(endsAt) - 1)}`;
  const lost = money(netLoss, currency);
  return (
    <HistoryRow
      title={period}
      note={t({ id: 'CASHBACK_PERIOD_LOST', message: `${lost} lost` })}
      amount={<span translate="no">{money(amount, currency)}</span>}
      state={
        <span role="status">
          <StatusBadge status={status} />
        </span>
      }
    >
      {status === 'Unclaimed' && (
        <div className={css.claim}>
          <ClaimAction assignationId={assignationId} name={period} />
        </div>
      )}
    </HistoryRow>
  );
}
