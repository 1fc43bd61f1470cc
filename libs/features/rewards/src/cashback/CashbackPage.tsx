import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { Block, PageTitle, useShownBlocks } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { Card, Container, PageHead, Skeleton, Stack } from '@lobby/ui-kit';
import { RewardsRestriction } from '../restriction/RewardsRestriction.tsx';
import { CashbackPeriods, CashbackPeriodFields } from './CashbackPeriods.tsx';
import { CashbackRules } from './CashbackRules.tsx';
import { RunningPeriod } from './RunningPeriod.tsx';
import * as css from './CashbackPage.css.ts';

const CashbackQuery = graphql(
  `
    query Cashback {
      viewer {
        id
        cashback {
          id
          rate
          accrued
          netLoss
          maxPayout
          currency
          periodStartsAt
          paysAt
          imageUrl
          periods {
            ...CashbackPeriodFields
          }
        }
      }
    }
  `,
  [CashbackPeriodFields],
);

const CashbackBlocks = graphql(`
  query CashbackBlocks($ipCountryCode: String) {
    root {
      contentBlocks(page: "cashback", ipCountryCode: $ipCountryCode) {
        id
        type
      }
    }
  }
`);

/** `/cashback/`: what the player gets back, when and how (R-2-018). */
export default function CashbackPage() {
  const { t } = useLingui();
  const title = t({ id: 'CASHBACK', message: 'Cashback' });
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead
            title={title}
            note={t({ id: 'CASHBACK_NOTE', message: 'A part of what you lose in a week comes back to you.' })}
          />
          <RewardsRestriction />
          <OwnCashback />
          <Blocks />
        </Stack>
      </div>
    </Container>
  );
}

function OwnCashback() {
  // What play has added is not pushed.
  const [{ data, error }, refetch] = useViewerQuery({ query: CashbackQuery, requestPolicy: 'cache-and-network' });
  const cashback = data?.viewer?.cashback;
  if (!cashback) return error ? <LoadFailed error={error} onRetry={refetch} /> : <CashbackSkeleton />;
  return (
    <Stack gap="xl">
      <div className={css.columns}>
        <RunningPeriod cashback={cashback} />
        <CashbackRules {...cashback} />
      </div>
      <CashbackPeriods periods={cashback.periods} currency={cashback.currency} />
    </Stack>
  );
}

/** What the operator adds, in the server's order. */
function Blocks() {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data }] = useQuery({ query: CashbackBlocks, variables: { ipCountryCode }, pause: !isSettled });
  return useShownBlocks(data?.root.contentBlocks).map(({ id, type }, index) => (
    <Block key={id} id={id} type={type} index={index} />
  ));
}

function CashbackSkeleton() {
  return (
    <div aria-busy>
      <Stack gap="xl">
        <div className={css.columns}>
          <div className={css.runningSkeleton}>
            <Skeleton shape="block" />
          </div>
          <div className={css.rulesSkeleton}>
            <Skeleton shape="block" />
          </div>
        </div>
        <Card>
          <div className={css.periodsSkeleton}>
            <Skeleton shape="block" />
          </div>
        </Card>
      </Stack>
    </div>
  );
}
