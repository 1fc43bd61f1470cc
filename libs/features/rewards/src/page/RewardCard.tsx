import { useLingui } from '@lingui/react/macro';
import { readFragment } from '@lobby/data';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { Link, useServedLink } from '@lobby/routing';
import {
  Badge,
  ButtonLink,
  Card,
  CloseIcon,
  Description,
  DescriptionList,
  Heading,
  IconButton,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@lobby/ui-kit';
import { fullTermsLinkInChallenges } from 'virtual:lobby-build';
import { ClaimAction } from '../claim/ClaimAction.tsx';
import { StatusBadge } from '../history/rewardStatus.tsx';
import { dismissOutcome } from '../list/outcomes.ts';
import { endOf } from '../list/rewardOrder.ts';
import type { PlayerReward } from '../list/rewardsQuery.ts';
import { RewardWorth, useRewardWorth } from '../worth/rewardWorth.ts';
import { CallToAction } from './CallToAction.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** A reward with all of its terms, and what the player can do with it (R-3-049, R-3-050). */
export function RewardCard({ reward: playerReward }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const worthOf = useRewardWorth();
  const { assignationId, status, reward, obstacle } = playerReward;
  const { name, rewardReason, claimType, callToAction, rewardType } = reward;
  const isSettled = status === 'Credited' || status === 'FailedProcessing';
  const reason = rewardReason ?? playerReward.reason;
  return (
    <Card as="li" aria-label={name}>
      <Stack gap="md">
        <Inline align="start" justify="between" gap="sm">
          <Stack gap="xxs" grow>
            <Text size="xl" weight="bold" figures>
              {worthOf(rewardType)}
            </Text>
            <Heading level={3} size="h5">
              {name}
            </Heading>
          </Stack>
          {reward.kind === 'Cashback' && !isSettled && status !== 'Processing' && (
            <Badge tone="info">{t({ id: 'REWARD_KIND_CASHBACK', message: 'Cashback' })}</Badge>
          )}
          {(isSettled || status === 'Processing' || status === 'Scheduled') && <StatusBadge status={status} />}
          {isSettled && (
            <IconButton
              icon={CloseIcon}
              label={t({ id: 'REWARD_DISMISS', message: `Dismiss: ${name}` })}
              onClick={() => dismissOutcome(assignationId)}
            />
          )}
        </Inline>
        {reason && <Text tone="muted">{reason}</Text>}
        <Terms reward={playerReward} />
        {status === 'Unclaimed' && <Obstacle obstacle={obstacle} />}
        {status === 'Unclaimed' && callToAction && <CallToAction action={callToAction} />}
        {status === 'Unclaimed' && claimType === 'manual' && (
          <ClaimAction assignationId={assignationId} name={name} disabled={obstacle !== null} />
        )}
        {status === 'Unclaimed' && claimType !== 'manual' && (
          <Text size="sm" tone="muted">
            {t({ id: 'REWARD_AUTOMATIC', message: 'It is credited by itself.' })}
          </Text>
        )}
        {status === 'Credited' && <Credited reward={playerReward} />}
        {status === 'FailedProcessing' && (
          <Text tone="danger">
            {t({
              id: 'REWARD_FAILED',
              message: 'It could not be credited. Our customer support will help.',
            })}
          </Text>
        )}
        {fullTermsLinkInChallenges && !isSettled && (
          <TextLink standalone render={<Link to="bonus-terms-and-conditions" />}>
            {t({ id: 'REWARD_FULL_TERMS', message: 'Full terms and conditions' })}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}

/** Bet level, game, wagering, maximum, and how long it is there. */
function Terms({ reward }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const { dateTime } = useDateFormat();
  const { rewardType, startsAt } = reward.reward;
  const worth = readFragment(RewardWorth, rewardType);
  const end = endOf(reward);
  const factor = 'wageringRequirementFactor' in worth ? number(worth.wageringRequirementFactor) : null;
  return (
    <DescriptionList>
      {reward.status === 'Scheduled' && startsAt && (
        <Description term={t({ id: 'REWARD_STARTS_IN', message: 'Starts in' })}>
          <TimeLeft until={Date.parse(startsAt)} label={t({ id: 'REWARD_STARTS_IN', message: 'Starts in' })} />
        </Description>
      )}
      {rewardType.__typename === 'FreeSpin' && rewardType.betLevel !== null && (
        <Description term={t({ id: 'REWARD_BET_LEVEL', message: 'Bet level' })}>
          {number(rewardType.betLevel)}
        </Description>
      )}
      {factor && (
        <Description term={t({ id: 'REWARD_WAGERING', message: 'Wagering' })}>
          {worth.__typename === 'FreeSpin'
            ? t({ id: 'REWARD_WAGERING_WINS', message: `${factor} times the winnings` })
            : t({ id: 'REWARD_WAGERING_AMOUNT', message: `${factor} times the bonus` })}
        </Description>
      )}
      {worth.__typename === 'BonusMoneyDrop' && worth.maxPayout !== null && (
        <Description term={t({ id: 'REWARD_MAX_PAYOUT', message: 'Maximum payout' })}>
          {money(worth.maxPayout, worth.currency)}
        </Description>
      )}
      {end !== null && <Description term={t({ id: 'REWARD_UNTIL', message: 'Until' })}>{dateTime(end)}</Description>}
    </DescriptionList>
  );
}

function Obstacle({ obstacle }: Pick<PlayerReward, 'obstacle'>) {
  const { t } = useLingui();
  if (obstacle === null) return null;
  return (
    <Text size="sm">
      {obstacle === 'DepositRequired'
        ? t({ id: 'REWARD_DEPOSIT_REQUIRED', message: 'This reward needs a deposit first.' })
        : t({ id: 'REWARD_NOT_APPLICABLE', message: 'This reward does not apply to your account.' })}
    </Text>
  );
}

/** What it has become: money in the balance, a bonus, or free spins to play. */
function Credited({ reward }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const { rewardType } = reward.reward;
  const game = useServedLink(rewardType.__typename === 'FreeSpin' ? rewardType.gameDescriptor?.url : null);
  if (rewardType.__typename === 'FreeSpin') {
    if (game?.kind !== 'internal') return null;
    return (
      <ButtonLink block render={<Link to={game.path} />}>
        {t({ id: 'REWARD_PLAY_SPINS', message: 'Play the free spins' })}
      </ButtonLink>
    );
  }
  return (
    <Text>
      {rewardType.__typename === 'MoneyDrop'
        ? t({ id: 'REWARD_IN_BALANCE', message: 'It is in your balance.' })
        : t({ id: 'REWARD_IN_BONUS', message: 'It is in your bonus balance.' })}
    </Text>
  );
}
