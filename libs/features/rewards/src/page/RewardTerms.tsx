import { useLingui } from '@lingui/react/macro';
import { readFragment } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Description, DescriptionList, TextLink } from '@lobby/ui-kit';
import { endOf, isOpen, startOf } from '../list/rewardOrder.ts';
import type { PlayerReward } from '../list/playerReward.ts';
import { RewardWorth } from '../worth/rewardWorth.ts';
import { useSpinGame } from './spinGame.ts';
import { TimeLeft } from '../list/TimeLeft.tsx';

/** What a reward is by its type, and from when until when it can be claimed (R-3-049, R-3-050). */
export function RewardTerms({ reward }: { reward: PlayerReward }) {
  return (
    <DescriptionList short>
      <TypeTerms reward={reward} />
      {isOpen(reward) && <Validity reward={reward} />}
    </DescriptionList>
  );
}

function TypeTerms({ reward: { reward } }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  // Of a spin the platform tells no currency: it is the player's.
  const { currency } = useMarket();
  const game = useSpinGame(reward);
  const { rewardType } = reward;
  const worth = readFragment(RewardWorth, rewardType);
  const betLevel = rewardType.__typename === 'FreeSpin' ? rewardType.betLevel : null;
  const wagering = worth.__typename === 'BonusMoneyDrop' ? worth.wageringRequirementFactor : reward.spinsWagering;
  const factor = wagering === null ? null : number(wagering);
  return (
    <>
      {worth.__typename === 'FreeSpin' && (
        <Description term={t({ id: 'FREE_SPINS_VALUE', message: 'Stake of a spin' })}>
          <span translate="no">{money(worth.value, currency)}</span>
        </Description>
      )}
      {betLevel !== null && (
        <Description term={t({ id: 'REWARD_BET_LEVEL', message: 'Bet level' })}>{number(betLevel)}</Description>
      )}
      {game && (
        <Description term={t({ id: 'FREE_SPINS_GAME', message: 'Game' })}>
          <TextLink render={<Link to={game.path} />}>
            {t({ id: 'REWARD_SEE_GAME', message: 'The game of these spins' })}
          </TextLink>
        </Description>
      )}
      {factor !== null && (
        <Description term={t({ id: 'REWARD_WAGERING', message: 'Wagering' })}>
          {worth.__typename === 'FreeSpin'
            ? t({ id: 'REWARD_WAGERING_WINS', message: `${factor} times the winnings` })
            : t({ id: 'REWARD_WAGERING_AMOUNT', message: `${factor} times the bonus` })}
        </Description>
      )}
      {worth.__typename === 'BonusMoneyDrop' && worth.maxPayout !== null && (
        <Description term={t({ id: 'REWARD_MAX_PAYOUT', message: 'Maximum payout' })}>
          <span translate="no">{money(worth.maxPayout, worth.currency)}</span>
        </Description>
      )}
    </>
  );
}

function Validity({ reward }: { reward: PlayerReward }) {
  const { t } = useLingui();
  const start = startOf(reward);
  const end = endOf(reward);
  return (
    <>
      {reward.status === 'Scheduled' && start !== null && (
        <TimeLeft
          until={start}
          dateTerm={t({ id: 'REWARD_STARTS', message: 'Starts' })}
          countdownTerm={t({ id: 'REWARD_STARTS_IN', message: 'Starts in' })}
        />
      )}
      {end !== null && (
        <TimeLeft
          until={end}
          dateTerm={t({ id: 'REWARD_UNTIL', message: 'Until' })}
          countdownTerm={t({ id: 'REWARD_ENDS_IN', message: 'Ends in' })}
        />
      )}
    </>
  );
}
