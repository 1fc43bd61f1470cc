import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/host';
import { Link } from '@lobby/routing';
import { Badge, Card, CloseIcon, Heading, IconButton, Inline, Stack, Text, TextLink } from '@lobby/ui-kit';
import { useId } from 'react';
import { fullTermsLinkInChallenges } from 'virtual:lobby-build';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { ClaimProblem } from '../claim/ClaimProblem.tsx';
import { useObstacleTexts } from '../claim/useObstacleTexts.ts';
import { StatusBadge } from '../history/rewardStatus.tsx';
import { isSettled } from '../list/rewardOrder.ts';
import type { PlayerReward } from '../list/rewardsQuery.ts';
import { useRewardReason } from '../list/useRewardReason.ts';
import { useRewardWorth } from '../worth/rewardWorth.ts';
import { CallToAction } from './CallToAction.tsx';
import { titleId, useFocusAfterClaim } from './cardFocus.ts';
import * as css from './RewardCard.css.ts';
import { PlaySpins, RewardOutcome } from './RewardOutcome.tsx';
import { RewardTerms } from './RewardTerms.tsx';

interface RewardCardProps {
  reward: PlayerReward;
  /** Takes a settled one off the list. */
  onDismiss: () => void;
}

/** A reward with all of its terms, what the player can do with it and what has become of it (R-3-049, R-3-050). */
export function RewardCard({ reward, onDismiss }: RewardCardProps) {
  const reasonOf = useRewardReason();
  const hasPage = useHasPage();
  const { t } = useLingui();
  const statusId = useId();
  const { assignationId, status } = reward;
  const { name, claimType, rewardType } = reward.reward;
  const onClaim = useFocusAfterClaim(reward);
  const isClaimable = status === 'Unclaimed' && claimType === 'manual';
  const reason = reasonOf(reward);
  return (
    <Card as="li" aria-label={name}>
      <Stack gap="md">
        <RewardHead reward={reward} onDismiss={onDismiss} />
        {reason && <Text tone="muted">{reason}</Text>}
        <RewardTerms reward={reward} />
        {status === 'Unclaimed' && <CallToAction reward={reward} />}
        {isClaimable && (
          <ClaimButton
            assignationId={assignationId}
            name={name}
            disabled={reward.obstacle !== null}
            describedBy={statusId}
            onClaim={onClaim}
          />
        )}
        <div role="status" id={statusId}>
          {status === 'Unclaimed' && <Obstacle reward={reward} />}
          {isClaimable && <ClaimProblem assignationId={assignationId} />}
          <RewardOutcome reward={reward} />
        </div>
        {status === 'Credited' && rewardType.__typename === 'FreeSpin' && <PlaySpins reward={reward} />}
        {fullTermsLinkInChallenges && !isSettled(reward) && hasPage('bonus-terms-and-conditions') && (
          <TextLink standalone render={<Link to="bonus-terms-and-conditions" />}>
            {t({ id: 'REWARD_FULL_TERMS', message: 'Full terms and conditions' })}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}

/** Its worth, its name, and its kind or status. */
function RewardHead({ reward: playerReward, onDismiss }: RewardCardProps) {
  const { t } = useLingui();
  const worthOf = useRewardWorth();
  const { assignationId, status, reward } = playerReward;
  const { name, kind, rewardType } = reward;
  return (
    <Inline align="start" justify="between" gap="sm">
      <div id={titleId(assignationId)} tabIndex={-1} className={css.title}>
        <Stack gap="xxs">
          <Text size="xl" weight="bold" figures>
            {worthOf(rewardType)}
          </Text>
          <Heading level={3} size="h5">
            {name}
          </Heading>
          {rewardType.name !== name && (
            <Text size="sm" tone="muted">
              {rewardType.name}
            </Text>
          )}
        </Stack>
      </div>
      <Inline gap="sm">
        {status !== 'Unclaimed' && <StatusBadge status={status} />}
        {status === 'Unclaimed' && kind === 'Cashback' && (
          <Badge tone="info">{t({ id: 'REWARD_KIND_CASHBACK', message: 'Cashback' })}</Badge>
        )}
        {isSettled(playerReward) && (
          <IconButton
            icon={CloseIcon}
            label={t({ id: 'REWARD_DISMISS', message: `Dismiss: ${name}` })}
            onClick={onDismiss}
          />
        )}
      </Inline>
    </Inline>
  );
}

/** What keeps it from being claimed, by its own terms, or from being a matter of claiming. */
function Obstacle({ reward: { obstacle, reward } }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const obstacles = useObstacleTexts();
  if (obstacle !== null) return <Text size="sm">{obstacles[obstacle]}</Text>;
  if (reward.claimType !== 'automatic') return null;
  return (
    <Text size="sm" tone="muted">
      {t({ id: 'REWARD_AUTOMATIC', message: 'It is credited by itself.' })}
    </Text>
  );
}
