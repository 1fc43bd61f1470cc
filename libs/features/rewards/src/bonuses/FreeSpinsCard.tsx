import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { usePlayBlock } from '@lobby/player';
import { Link } from '@lobby/routing';
import { ButtonLink, Card, Description, DescriptionList, Heading, Progress, Stack } from '@lobby/ui-kit';
import { TimeLeft } from '../list/TimeLeft.tsx';
import type { FreeSpins } from './bonusesQuery.ts';

/** Free spins that were claimed: how many are left, what they have won, and the way to their game, which opens with them. */
export function FreeSpinsCard({ spins: each }: { spins: FreeSpins }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const mayPlay = usePlayBlock() === null;
  const { name, game, value, currency, spins, spinsLeft, won, wageringRequirementFactor, expiresAt } = each;
  const left = number(spinsLeft);
  const all = number(spins);
  const factor = number(wageringRequirementFactor);
  return (
    <Card as="li" aria-label={name}>
      <Stack gap="md">
        <Heading level={3} size="h5">
          {name}
        </Heading>
        <Progress
          label={t({ id: 'FREE_SPINS_LEFT', message: 'Free spins left' })}
          value={spinsLeft}
          max={spins}
          valueText={t({ id: 'FREE_SPINS_OF', message: `${left} of ${all}` })}
        />
        <DescriptionList short>
          {game && <Description term={t({ id: 'FREE_SPINS_GAME', message: 'Game' })}>{game.title}</Description>}
          <Description term={t({ id: 'FREE_SPINS_VALUE', message: 'Stake of a spin' })}>
            <span translate="no">{money(value, currency)}</span>
          </Description>
          <Description term={t({ id: 'FREE_SPINS_WON', message: 'Won so far' })}>
            <span translate="no">{money(won, currency)}</span>
          </Description>
          <Description term={t({ id: 'REWARD_WAGERING', message: 'Wagering' })}>
            {t({ id: 'REWARD_WAGERING_WINS', message: `${factor} times the winnings` })}
          </Description>
          <TimeLeft
            until={Date.parse(expiresAt)}
            dateTerm={t({ id: 'REWARD_UNTIL', message: 'Until' })}
            countdownTerm={t({ id: 'REWARD_ENDS_IN', message: 'Ends in' })}
          />
        </DescriptionList>
        {game && mayPlay && (
          <ButtonLink block render={<Link to="game" params={{ slug: game.slug }} />}>
            {t({ id: 'REWARD_PLAY_SPINS', message: 'Play the free spins' })}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
