import { Trans, useLingui } from '@lingui/react/macro';
import { useSentenceTime } from '@lobby/i18n';
import { Badge, Button, Card, Heading, Inline, Progress, Stack, Text, VisuallyHidden } from '@lobby/ui-kit';
import { useId, useRef } from 'react';
import { ChangePanel } from './ChangePanel.tsx';
import { isUsedUp, type Limit, usedShare } from './limit.ts';
import * as css from './LimitCard.css.ts';
import { useLimitFormat } from './limitTexts.ts';
import { PendingChange } from './PendingChange.tsx';
import { useLimitChange } from './useLimitChange.ts';

interface LimitCardProps {
  limit: Limit;
  name: string;
  currency: string;
  /** Whether it is, of several that are set, the one that counts now. */
  counts: boolean;
  /** Why it can be neither raised nor removed; null where it can. */
  increaseBlock: string | null;
}

/** One limit: its value, what is used of it and until when, the change that waits, and the way to change it. */
export function LimitCard({ limit, name, currency, counts, increaseBlock }: LimitCardProps) {
  const { t } = useLingui();
  const blockId = useId();
  const card = useRef<HTMLDivElement>(null);
  const change = useLimitChange(limit, card);
  const { state, base, send } = change;
  const { value, pendingChange } = limit;
  const isShown = state.matches('shown');
  const blockedBy = increaseBlock === null ? undefined : blockId;

  return (
    <div className={css.place}>
      <Card as="section" aria-label={name}>
        <div className={css.card} ref={card} tabIndex={-1}>
          <Stack gap="md">
            <Inline wrap justify="between" gap="sm">
              <Heading level={3} size="h5">
                {name}
              </Heading>
              {isUsedUp(limit) && <Badge tone="warning">{t({ id: 'LIMIT_USED_UP', message: 'Used up' })}</Badge>}
              {counts && !isUsedUp(limit) && <Badge>{t({ id: 'LIMIT_COUNTS', message: 'This one counts' })}</Badge>}
            </Inline>
            <Usage limit={limit} currency={currency} />
            {pendingChange && (
              <PendingChange
                limit={limit}
                change={pendingChange}
                currency={currency}
                confirmBlock={blockedBy}
                canAct={isShown}
                onConfirm={() => send({ type: 'CONFIRM', base, changeId: pendingChange.id })}
                onWithdraw={() => send({ type: 'WITHDRAW', base, changeId: pendingChange.id })}
              />
            )}
            {isShown ? (
              <Inline wrap gap="sm">
                <Button variant="secondary" onClick={() => send({ type: 'EDIT', base })}>
                  {value === null ? (
                    <Trans id="LIMIT_SET">
                      Set a limit<VisuallyHidden> {name}</VisuallyHidden>
                    </Trans>
                  ) : (
                    <Trans id="LIMIT_CHANGE">
                      Change<VisuallyHidden> {name}</VisuallyHidden>
                    </Trans>
                  )}
                </Button>
                {value !== null && !(pendingChange && pendingChange.value === null) && (
                  <Button
                    variant="ghost"
                    disabled={increaseBlock !== null}
                    aria-describedby={blockedBy}
                    onClick={() => send({ type: 'REMOVE', base })}
                  >
                    <Trans id="LIMIT_REMOVE">
                      Remove<VisuallyHidden> {name}</VisuallyHidden>
                    </Trans>
                  </Button>
                )}
              </Inline>
            ) : (
              <ChangePanel
                limit={limit}
                name={name}
                currency={currency}
                change={change}
                increaseBlock={increaseBlock}
              />
            )}
            {increaseBlock !== null && value !== null && (
              <Text size="sm" tone="muted" id={blockId}>
                {increaseBlock}
              </Text>
            )}
          </Stack>
          <Outcome outcome={isShown ? state.context.outcome : null} limit={limit} currency={currency} />
        </div>
      </Card>
    </div>
  );
}

/** What is used of a limit: as a bar, as words, and until when. */
function Usage({ limit, currency }: { limit: Limit; currency: string }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const write = useLimitFormat(currency);
  const { value, remaining, used } = limit;
  const usedText = write(used);
  const end = sentenceTime(limit.windowEndsAt);
  if (value === null || remaining === null) {
    return (
      <Stack gap="xxs">
        <Text size="xl" weight="bold">
          {t({ id: 'LIMIT_NONE', message: 'No limit' })}
        </Text>
        <Text size="sm" tone="muted">
          {t({ id: 'LIMIT_NONE_USED', message: `${usedText} so far. This period lasts until ${end}.` })}
        </Text>
      </Stack>
    );
  }
  const valueText = write(value);
  const remainingText = write(remaining);
  return (
    <Stack gap="sm">
      <Text size="xl" weight="bold" figures>
        <span translate="no">{valueText}</span>
      </Text>
      <Progress
        label={t({ id: 'LIMIT_USED', message: 'Used' })}
        value={usedShare(limit)}
        max={1}
        valueText={t({ id: 'LIMIT_USED_OF', message: `${usedText} of ${valueText}` })}
      />
      <Text size="sm">
        {t({ id: 'LIMIT_LEFT', message: `${remainingText} left. This period lasts until ${end}.` })}
      </Text>
    </Stack>
  );
}

type OutcomeProps = Pick<LimitCardProps, 'limit' | 'currency'> & {
  outcome: ReturnType<typeof useLimitChange>['state']['context']['outcome'];
};

/** What became of the last change, announced to screen readers. */
function Outcome({ outcome, limit, currency }: OutcomeProps) {
  const { t } = useLingui();
  const write = useLimitFormat(currency);
  const value = limit.value ? write(limit.value) : t({ id: 'LIMIT_NONE', message: 'No limit' });
  const texts = {
    saved: t({ id: 'LIMIT_SAVED', message: `Saved. In force now: ${value}.` }),
    waiting: t({
      id: 'LIMIT_WAITING',
      message: 'Your request has been received. Until you confirm it, nothing changes.',
    }),
    confirmed: t({ id: 'LIMIT_CONFIRMED', message: `Confirmed. In force now: ${value}.` }),
    withdrawn: t({ id: 'LIMIT_WITHDRAWN', message: `Withdrawn. In force as before: ${value}.` }),
  };
  return (
    <div role="status">
      {outcome && (
        <div className={css.below}>
          <Text size="sm" weight="medium" tone="success">
            {texts[outcome]}
          </Text>
        </div>
      )}
    </div>
  );
}
