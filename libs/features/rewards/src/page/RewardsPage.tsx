import { useLingui } from '@lingui/react/macro';
import { PageTitle, useHasPage } from '@lobby/host';
import { Link } from '@lobby/routing';
import { ButtonLink, Card, Container, EmptyState, GiftIcon, Heading, PageHead, Skeleton, Stack } from '@lobby/ui-kit';
import { bonusWallet } from 'virtual:lobby-build';
import { Bonuses } from '../bonuses/Bonuses.tsx';
import { LoadFailed } from '../failed/LoadFailed.tsx';
import { cards } from '../list/cards.css.ts';
import { useRewards } from '../list/useRewards.ts';
import { RewardsRestriction } from '../restriction/RewardsRestriction.tsx';
import { RewardCard } from './RewardCard.tsx';
import * as css from './RewardsPage.css.ts';

/** `/rewards/`: what the player may claim, and what is in play (R-1-011, R-2-032). */
export default function RewardsPage() {
  const { t } = useLingui();
  const title = t({ id: 'REWARDS', message: 'Rewards' });
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead title={title} />
          <RewardsRestriction />
          <RewardList />
          {bonusWallet && <Bonuses />}
        </Stack>
      </div>
    </Container>
  );
}

function RewardList() {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const { rewards, error, retry } = useRewards();
  if (rewards === null)
    return error ? (
      <LoadFailed onRetry={retry} />
    ) : (
      <ul className={cards} aria-busy>
        {[0, 1, 2].map((place) => (
          <Card key={place} as="li">
            <Skeleton shape="block" />
          </Card>
        ))}
      </ul>
    );
  const label = t({ id: 'REWARDS_TO_CLAIM', message: 'To claim' });
  if (rewards.length === 0)
    return (
      <EmptyState
        icon={GiftIcon}
        title={t({ id: 'REWARDS_NONE', message: 'No reward is waiting' })}
        text={t({ id: 'REWARDS_NONE_TEXT', message: 'New ones appear here by themselves.' })}
        actions={
          hasPage('rewards-shop') && (
            <ButtonLink variant="secondary" render={<Link to="rewards-shop" />}>
              {t({ id: 'REWARDS_TO_SHOP', message: 'To the rewards shop' })}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <section aria-label={label}>
      <Stack gap="md">
        <Heading level={2}>{label}</Heading>
        <ul className={cards} aria-live="polite">
          {rewards.map((reward) => (
            <RewardCard key={reward.assignationId} reward={reward} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}
