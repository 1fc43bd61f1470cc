import { useLingui } from '@lingui/react/macro';
import type { PaymentTransactionType } from '@lobby/contracts';
import { graphql, useViewerQuery, type ResultOf } from '@lobby/data';
import { useHasPage } from '@lobby/composition';
import { closeOverlay } from '@lobby/overlays';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { Badge, Inline, Stack, Text, TextLink } from '@lobby/ui-kit';
import { Panel } from '../shared/Panel.tsx';

const PendingTransactions = graphql(`
  query PendingTransactions {
    viewer {
      id
      transactions(states: [Initialized], first: 20) {
        edges {
          cursor
          node {
            id
            type
            methodName
            amount
            currency
            payoutMode
            createdAt
            processingAt
          }
        }
      }
    }
  }
`);

type Transaction = NonNullable<ResultOf<typeof PendingTransactions>['viewer']>['transactions']['edges'][number]['node'];

/** Payments of this type that wait, with the way to their history. Nothing while there are none. */
export function PendingPayments({ type }: { type: PaymentTransactionType }) {
  const { t } = useLingui();
  const [{ data }] = useViewerQuery({ query: PendingTransactions, requestPolicy: 'cache-and-network' });
  const hasPage = useHasPage();
  const nodes = data?.viewer?.transactions.edges.map(({ node }) => node).filter((node) => node.type === type) ?? [];
  const page = type === 'Deposit' ? 'profile-deposit-history' : 'profile-withdrawal-history';
  if (nodes.length === 0) return null;
  const title = t({ id: 'PENDING_PAYMENTS', message: 'Being processed' });
  return (
    <Panel aria-label={title}>
      <Stack gap="xs">
        <Text size="sm" weight="medium">
          {title}
        </Text>
        <Stack as="ul" gap="xs">
          {nodes.map((node) => (
            <li key={node.id}>
              <PendingPayment transaction={node} />
            </li>
          ))}
        </Stack>
        {hasPage(page) && (
          <div>
            <TextLink standalone render={<Link to={page} onClick={() => void closeOverlay()} />}>
              {type === 'Deposit'
                ? t({ id: 'PENDING_DEPOSITS_LINK', message: 'Your deposits' })
                : t({ id: 'PENDING_WITHDRAWALS_LINK', message: 'Follow or cancel them' })}
            </TextLink>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

function PendingPayment({ transaction }: { transaction: Transaction }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dateTime } = useDateFormat();
  const { methodName, amount, currency, createdAt, processingAt, payoutMode, type } = transaction;
  const state =
    type === 'Deposit'
      ? t({ id: 'PENDING_DEPOSIT', message: 'Waits for your bank' })
      : processingAt !== null
        ? t({ id: 'PENDING_PAYOUT', message: 'On its way' })
        : payoutMode === 'Manual'
          ? t({ id: 'PENDING_CHECK', message: 'We are checking it' })
          : t({ id: 'PENDING_REQUESTED', message: 'Requested' });
  return (
    <Inline wrap gap="sm" justify="between">
      <Text as="span" size="sm" figures>
        <span translate="no">{`${money(amount, currency)} ${currency}`}</span>
        <span>{` · ${methodName} · ${dateTime(createdAt)}`}</span>
      </Text>
      <Badge tone="info">{state}</Badge>
    </Inline>
  );
}
