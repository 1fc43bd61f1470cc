import { useLingui } from '@lingui/react/macro';
import { useSentenceTime } from '@lobby/i18n';
import { deviceTime, platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { Button, Card, Countdown, Inline, Stack, Status, Text } from '@lobby/ui-kit';
import type { Limit } from './limit.ts';
import { useLimitFormat } from './limitTexts.ts';

interface PendingChangeProps {
  limit: Limit;
  change: NonNullable<Limit['pendingChange']>;
  currency: string;
  /** Id of the text that says why it cannot be confirmed; absent where it can. */
  confirmBlock?: string;
  /** No other change of this limit is under way. */
  canAct: boolean;
  onConfirm: () => void;
  onWithdraw: () => void;
}

/** A change that waits: how long, by the platform's clock, then until when it can be confirmed. */
export function PendingChange(props: PendingChangeProps) {
  const { limit, change, currency, confirmBlock, canAct, onConfirm, onWithdraw } = props;
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const write = useLimitFormat(currency);
  const offset = useStore(platformClockOffset);
  const now = useNow(1000);
  const dueAt = Date.parse(change.effectiveAt) - offset;
  const isDue = now >= dueAt;
  const none = t({ id: 'LIMIT_NONE', message: 'No limit' });
  const present = limit.value ? write(limit.value) : none;
  const requested = change.value ? write(change.value) : none;
  const end = sentenceTime(change.expiresAt);

  return (
    <Card tone="raised" padding="sm">
      <Stack gap="sm">
        <Text weight="medium">
          {t({ id: 'LIMIT_PENDING', message: `Requested: ${requested}. In force until you confirm: ${present}.` })}
        </Text>
        {isDue ? (
          <Status>
            <Text size="sm">
              {t({ id: 'LIMIT_PENDING_DUE', message: `You can confirm it until ${end}; then the request lapses.` })}
            </Text>
          </Status>
        ) : (
          <Inline wrap gap="sm">
            <Text size="sm">{t({ id: 'LIMIT_PENDING_WAIT', message: 'You can confirm it in' })}</Text>
            <Countdown
              now={deviceTime}
              until={dueAt}
              label={t({ id: 'LIMIT_PENDING_COUNTDOWN', message: 'Time until you can confirm' })}
              units={{
                days: t({ id: 'LIMIT_UNIT_DAYS', message: 'days' }),
                hours: t({ id: 'LIMIT_UNIT_HOURS', message: 'h' }),
                minutes: t({ id: 'LIMIT_UNIT_MINUTES', message: 'min' }),
                seconds: t({ id: 'LIMIT_UNIT_SECONDS', message: 's' }),
              }}
            />
          </Inline>
        )}
        {canAct && (
          <Inline wrap gap="sm">
            {isDue && (
              <Button
                size="sm"
                variant="secondary"
                disabled={confirmBlock !== undefined}
                aria-describedby={confirmBlock}
                onClick={onConfirm}
              >
                {t({ id: 'LIMIT_CONFIRM', message: 'Confirm' })}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={onWithdraw}>
              {t({ id: 'LIMIT_WITHDRAW', message: 'Withdraw the request' })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
