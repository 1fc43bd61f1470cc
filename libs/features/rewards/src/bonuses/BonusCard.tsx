import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import {
  Badge,
  Button,
  Card,
  Description,
  DescriptionList,
  Heading,
  Inline,
  Progress,
  Stack,
  Text,
  VisuallyHidden,
} from '@lobby/ui-kit';
import { useId } from 'react';
import { TimeLeft } from '../list/TimeLeft.tsx';
import type { Bonus } from './bonusesQuery.ts';

interface BonusCardProps {
  bonus: Bonus;
  /** Stakes count towards this one. */
  isNext: boolean;
  /** How far it is wagered, from 0 to 1. */
  wagering: number;
  onForfeit: () => void;
}

/** A bonus in force: its money, how much of it is wagered, what it pays at most and until when; locked ones say what unlocks them. */
export function BonusCard({ bonus, isNext, wagering, onForfeit }: BonusCardProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const inPlayId = useId();
  const { name, amount, balance, currency, isInPlay, isLocked, unlockTrigger, maxPayout, expiresAt } = bonus;
  const done = money(bonus.wageringDone, currency);
  const required = money(bonus.wageringRequired, currency);
  return (
    <Card as="li" aria-label={name}>
      <Stack gap="md">
        <Inline align="start" justify="between" gap="sm">
          <Heading level={3} size="h5">
            {name}
          </Heading>
          {isLocked && <Badge tone="warning">{t({ id: 'BONUS_LOCKED', message: 'Locked' })}</Badge>}
        </Inline>
        <Text size="xl" weight="bold" figures>
          <span translate="no">{money(isLocked ? amount : balance, currency)}</span>
        </Text>
        {isLocked ? (
          <Text>
            {unlockTrigger === 'CompleteSoW'
              ? t({ id: 'BONUS_UNLOCK_WEALTH', message: 'It is yours once your source of wealth is complete.' })
              : t({ id: 'BONUS_UNLOCK_DEPOSIT', message: 'It is yours with your next deposit.' })}
          </Text>
        ) : (
          <>
            <Progress
              label={t({ id: 'BONUS_WAGERED', message: 'Wagered' })}
              value={wagering}
              max={1}
              valueText={t({ id: 'BONUS_WAGERED_OF', message: `${done} of ${required}` })}
            />
            <Text size="sm" tone="muted">
              {isNext
                ? t({
                    id: 'BONUS_WHAT_COUNTS',
                    message: 'Stakes in games that allow bonus money count. Your own money is staked first.',
                  })
                : t({ id: 'BONUS_WAITS', message: 'Stakes count towards it once the older bonus is finished.' })}
            </Text>
          </>
        )}
        <DescriptionList short>
          {maxPayout !== null && (
            <Description term={t({ id: 'REWARD_MAX_PAYOUT', message: 'Maximum payout' })}>
              <span translate="no">{money(maxPayout, currency)}</span>
            </Description>
          )}
          {expiresAt !== null && (
            <TimeLeft
              until={Date.parse(expiresAt)}
              dateTerm={t({ id: 'REWARD_UNTIL', message: 'Until' })}
              countdownTerm={t({ id: 'REWARD_ENDS_IN', message: 'Ends in' })}
            />
          )}
        </DescriptionList>
        <Button
          variant="ghost"
          disabled={isInPlay}
          aria-describedby={isInPlay ? inPlayId : undefined}
          onClick={onForfeit}
        >
          <Trans id="BONUS_FORFEIT_NAMED">
            Give up the bonus<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        </Button>
        {isInPlay && (
          <Text size="sm" tone="muted" id={inPlayId}>
            {t({
              id: 'BONUS_FORFEIT_IN_PLAY',
              message: 'A round with this bonus is still open. Please finish it first.',
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
