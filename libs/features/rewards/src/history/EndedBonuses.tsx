import { useLingui } from '@lingui/react/macro';
import { type BonusStatus, bonusStatuses } from '@lobby/contracts';
import { graphql, isNotOffered, type ResultOf, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { HistoryRow, HistoryRows } from '@lobby/history';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { Badge, Card, Heading, Stack } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

const EndedBonusesQuery = graphql(`
  query EndedBonuses($statuses: [BonusStatus!]!) {
    viewer {
      id
      bonuses(statuses: $statuses) {
        id
        name
        amount
        paidOut
        currency
        status
        grantedAt
        endedAt
      }
    }
  }
`);

type Bonus = NonNullable<ResultOf<typeof EndedBonusesQuery>['viewer']>['bonuses'][number];

/** What has become of bonuses that are not in play any more, the last first (R-3-007); nothing without one. */
export function EndedBonuses() {
  const { t } = useLingui();
  const [{ data, error }, refetch] = useViewerQuery({
    query: EndedBonusesQuery,
    variables,
    requestPolicy: 'cache-and-network',
    context,
  });
  const bonuses = data?.viewer?.bonuses;
  if (bonuses ? bonuses.length === 0 : !error || isNotOffered(error)) return null;
  const title = t({ id: 'BONUSES_ENDED', message: 'Bonuses that have ended' });
  return (
    <section aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {bonuses ? (
          <Card>
            <HistoryRows name={title}>
              {bonuses.toSorted(byEnd).map((bonus) => (
                <Row key={bonus.id} bonus={bonus} />
              ))}
            </HistoryRows>
          </Card>
        ) : (
          <LoadFailed error={error} onRetry={refetch} />
        )}
      </Stack>
    </section>
  );
}

const variables = { statuses: bonusStatuses.filter((status) => status !== 'Active') };
const context = { additionalTypenames: ['Bonus'] };
const endOf = ({ endedAt, grantedAt }: Bonus): number => Date.parse(endedAt ?? grantedAt);
const byEnd = (left: Bonus, right: Bonus): number => endOf(right) - endOf(left);

function Row({ bonus: { name, amount, paidOut, currency, status, grantedAt, endedAt } }: { bonus: Bonus }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dateTime } = useDateFormat();
  const statusOf = useBonusStatus();
  const paid = money(paidOut, currency);
  const notes = [
    dateTime(endedAt ?? grantedAt),
    status === 'Converted' ? t({ id: 'BONUS_PAID_OUT', message: `${paid} paid out` }) : null,
  ];
  return (
    <HistoryRow
      title={name}
      note={notes.filter((note) => note !== null).join(' · ')}
      amount={money(amount, currency)}
      state={<Badge tone={tones[status]}>{statusOf(status)}</Badge>}
    />
  );
}

function useBonusStatus(): (status: BonusStatus) => string {
  const { t } = useLingui();
  const texts: Record<BonusStatus, string> = {
    Active: t({ id: 'BONUS_STATUS_ACTIVE', message: 'In play' }),
    Converted: t({ id: 'BONUS_STATUS_CONVERTED', message: 'Converted' }),
    Expired: t({ id: 'BONUS_STATUS_EXPIRED', message: 'Expired' }),
    Forfeited: t({ id: 'BONUS_STATUS_FORFEITED', message: 'Given up' }),
  };
  return (status) => texts[status];
}

const tones: Record<BonusStatus, ComponentProps<typeof Badge>['tone']> = {
  Active: 'primary',
  Converted: 'success',
  Expired: 'neutral',
  Forfeited: 'neutral',
};
