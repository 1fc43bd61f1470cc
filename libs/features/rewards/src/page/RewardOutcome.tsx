import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, Text } from '@lobby/ui-kit';
import type { PlayerReward } from '../list/playerReward.ts';
import { useSpinGame } from './spinGame.ts';

/** What has become of a claim. Nothing before there is one. */
export function RewardOutcome({ reward: { status, reward } }: { reward: PlayerReward }) {
  const { t } = useLingui();
  if (status === 'Processing')
    return (
      <Text tone="muted">
        {t({
          id: 'REWARD_CLAIM_PROCESSING',
          message: 'It is being credited. This may take a moment.',
        })}
      </Text>
    );
  if (status === 'FailedProcessing')
    return (
      <Text tone="danger">
        {t({ id: 'REWARD_FAILED', message: 'It could not be credited. Our customer support will help.' })}
      </Text>
    );
  if (status !== 'Credited') return null;
  const texts = {
    MoneyDrop: t({ id: 'REWARD_IN_BALANCE', message: 'It is in your balance.' }),
    BonusMoneyDrop: t({ id: 'REWARD_IN_BONUS', message: 'It is in your bonus balance.' }),
    FreeSpin: t({ id: 'REWARD_SPINS_READY', message: 'Your free spins are ready.' }),
  };
  return <Text>{texts[reward.rewardType.__typename]}</Text>;
}

/** The way to free spins that were credited: their game opens with them. */
export function PlaySpins({ reward: { reward } }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const game = useSpinGame(reward);
  if (game === null) return null;
  return (
    <ButtonLink block render={<Link to={game.path} />}>
      {t({ id: 'REWARD_PLAY_SPINS', message: 'Play the free spins' })}
    </ButtonLink>
  );
}
