import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { usePlayBlock } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Badge, Card, CloseIcon, Heading, IconButton, Inline, Text, TextLink } from '@lobby/ui-kit';
import { useId } from 'react';
import { build } from 'virtual:lobby-build';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { ClaimProblem } from '../claim/ClaimProblem.tsx';
import { useObstacleTexts } from '../claim/useObstacleTexts.ts';
import { StatusBadge } from '../history/rewardStatus.tsx';
import { isOpen, isSettled } from '../list/rewardOrder.ts';
import type { PlayerReward } from '../list/playerReward.ts';
import { useRewardReason } from '../list/useRewardReason.ts';
import { RewardPicture } from '../worth/RewardPicture.tsx';
import { categories, isNamedByWorth, useRewardWorth } from '../worth/rewardWorth.ts';
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
  const mayPlay = usePlayBlock() === null;
  const { assignationId, status } = reward;
  const { name, claimType, rewardType } = reward.reward;
  const onClaim = useFocusAfterClaim(reward);
  const isClaimable = status === 'Unclaimed' && claimType === 'manual';
  const reason = reasonOf(reward);
  return (
    <Card as="li" padding="none" aria-label={name}>
      <div className={css.card}>
        <RewardHead reward={reward} />
        <div className={css.body}>
          <RewardState reward={reward} onDismiss={onDismiss} />
          {reason && <Text tone="muted">{reason}</Text>}
          <RewardTerms reward={reward} />
          <div className={css.actions}>
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
              {isClaimable && <ClaimProblem assignationId={assignationId} obstacle={reward.obstacle} />}
              <RewardOutcome reward={reward} />
            </div>
            {status === 'Credited' && rewardType.__typename === 'FreeSpin' && mayPlay && <PlaySpins reward={reward} />}
            {build.fullTermsLinkInChallenges && !isSettled(reward) && hasPage('bonus-terms-and-conditions') && (
              <TextLink standalone render={<Link to="bonus-terms-and-conditions" />}>
                {t({ id: 'REWARD_FULL_TERMS', message: 'Full terms and conditions' })}
              </TextLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Its worth and its name, in the colours of the brand's scene. */
function RewardHead({ reward: { assignationId, reward } }: Pick<RewardCardProps, 'reward'>) {
  const worthOf = useRewardWorth();
  const { name, imageUrl, rewardType } = reward;
  const worth = worthOf(rewardType);
  return (
    <div className={css.band}>
      <div id={titleId(assignationId)} tabIndex={-1} className={css.title}>
        {isNamedByWorth(name, worth) ? (
          <Heading level={3}>{name}</Heading>
        ) : (
          <>
            <p className={css.worth}>{worth}</p>
            <Heading level={3} size="h5">
              {name}
            </Heading>
          </>
        )}
        {rewardType.name !== name && <p className={css.type}>{rewardType.name}</p>}
      </div>
      <span className={css.art}>
        <RewardPicture of={categories[rewardType.__typename]} imageUrl={imageUrl} />
      </span>
    </div>
  );
}

/** Its kind or its status, and for a settled one the way off the list; nothing for most. */
function RewardState({ reward, onDismiss }: RewardCardProps) {
  const { t } = useLingui();
  const { status } = reward;
  const { name, kind } = reward.reward;
  const condition = useCondition(reward);
  if (status === 'Unclaimed' && kind !== 'Cashback' && condition === null) return null;
  return (
    <Inline justify="between" gap="sm">
      <Inline gap="xs" wrap>
        {status !== 'Unclaimed' && <StatusBadge status={status} />}
        {status === 'Unclaimed' && kind === 'Cashback' && (
          <Badge tone="info">{t({ id: 'REWARD_KIND_CASHBACK', message: 'Cashback' })}</Badge>
        )}
        {condition !== null && <Badge tone="info">{condition}</Badge>}
      </Inline>
      {isSettled(reward) && (
        <IconButton
          icon={CloseIcon}
          label={t({ id: 'REWARD_DISMISS', message: `Dismiss: ${name}` })}
          onClick={onDismiss}
        />
      )}
    </Inline>
  );
}

/** With which deposit an open reward comes (R-3-019, A-192); null where it needs none by that. */
function useCondition(reward: PlayerReward): string | null {
  const { t } = useLingui();
  if (!isOpen(reward)) return null;
  const { applicability } = reward.reward;
  if (applicability === 'EXISTING_DEPOSITS')
    return t({ id: 'REWARD_WITH_NEXT_DEPOSIT', message: 'With your next deposit' });
  if (applicability === 'FIRST_TIME_DEPOSIT')
    return t({ id: 'REWARD_WITH_FIRST_DEPOSIT', message: 'With your first deposit' });
  return null;
}

/** What keeps it from being claimed, by its own terms, or from being a matter of claiming. */
function Obstacle({ reward: { obstacle, reward } }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const obstacles = useObstacleTexts();
  if (obstacle === 'RewardNotApplicable' && reward.applicability === 'EXISTING_DEPOSITS')
    return (
      <Text size="sm">
        {t({ id: 'REWARD_AFTER_FIRST_DEPOSIT', message: 'It can be claimed with a deposit after your first one.' })}
      </Text>
    );
  if (obstacle === 'RewardNotApplicable' && reward.applicability === 'FIRST_TIME_DEPOSIT')
    return (
      <Text size="sm">
        {t({ id: 'REWARD_FIRST_DEPOSIT_MADE', message: 'It was for your first deposit, which you have made already.' })}
      </Text>
    );
  if (obstacle !== null) return <Text size="sm">{obstacles[obstacle]}</Text>;
  if (reward.claimType !== 'automatic') return null;
  return (
    <Text size="sm" tone="muted">
      {t({ id: 'REWARD_AUTOMATIC', message: 'It is credited by itself.' })}
    </Text>
  );
}
