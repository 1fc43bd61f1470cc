import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink, Card, EmptyState, GiftIcon, Heading, Skeleton, Stack } from '@lobby/ui-kit';
import { useRef } from 'react';
import { cards } from '../list/cards.css.ts';
import { dismissOutcome } from '../list/outcomes.ts';
import type { PlayerReward } from '../list/playerReward.ts';
import { useRewards } from '../list/useRewards.ts';
import { focusTitle } from './cardFocus.ts';
import { RewardCard } from './RewardCard.tsx';
import * as css from './RewardCard.css.ts';

/** What the player may claim, and what has become of it. */
export function RewardList() {
  const { t } = useLingui();
  const client = useDataClient();
  const section = useRef<HTMLElement>(null);
  const { rewards, error, retry } = useRewards();

  function dismiss(reward: PlayerReward, index: number) {
    const next = rewards?.[index + 1] ?? rewards?.[index - 1];
    if (next) focusTitle(next.assignationId);
    else section.current?.focus();
    dismissOutcome(client, reward);
  }

  const label = t({ id: 'REWARDS_TO_CLAIM', message: 'To claim' });
  return (
    <section ref={section} tabIndex={-1} className={css.focusTarget} aria-label={label}>
      {rewards === null && (error ? <LoadFailed error={error} onRetry={retry} /> : <ListSkeleton />)}
      {rewards?.length === 0 && <NoRewards />}
      {rewards !== null && rewards.length > 0 && (
        <Stack gap="md">
          <Heading level={2}>{label}</Heading>
          <ul className={cards}>
            {rewards.map((reward, index) => (
              <RewardCard key={reward.assignationId} reward={reward} onDismiss={() => dismiss(reward, index)} />
            ))}
          </ul>
        </Stack>
      )}
    </section>
  );
}

function NoRewards() {
  const { t } = useLingui();
  const hasPage = useHasPage();
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
}

function ListSkeleton() {
  return (
    <ul className={cards} aria-busy>
      {[0, 1, 2].map((place) => (
        <Card key={place} as="li" padding="none">
          <div className={css.skeleton}>
            <Skeleton shape="block" />
          </div>
        </Card>
      ))}
    </ul>
  );
}
