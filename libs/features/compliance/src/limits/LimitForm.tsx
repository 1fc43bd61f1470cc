import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { languageTag } from '@lobby/i18n';
import { Button, Inline, Stack, Text, TextField } from '@lobby/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type InputProblem, parseAmount, type Parsed, parseMinutes } from './amount.ts';
import { actsAtOnce, isSameValue, type Limit, type LimitValue } from './limit.ts';
import { useLimitFormat } from './limitTexts.ts';
import { useProtection } from './useProtection.ts';

interface LimitFormProps {
  limit: Limit;
  name: string;
  currency: string;
  increaseBlock: string | null;
  /** `held`: something else has to be answered first. */
  status: 'ready' | 'busy' | 'held';
  onSubmit: (value: LimitValue) => void;
  onCancel: () => void;
}

/** A new value as free text, without presets and without a value filled in; says at once when it would act. */
export function LimitForm({ limit, name, currency, increaseBlock, status, onSubmit, onCancel }: LimitFormProps) {
  const { t, i18n } = useLingui();
  const write = useLimitFormat(currency);
  const { increaseDelayHours } = useProtection();
  const problems = useProblemTexts();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(function focusField() {
    input.current?.focus();
  }, []);

  const isTime = limit.kind === 'Session';
  const parsed = parse(text, isTime, languageTag((i18n.locale || 'en') as Locale));
  const value = 'value' in parsed ? parsed.value : null;
  const isUnchanged = value !== null && isSameValue(value, limit.value);
  const isLater = value !== null && !actsAtOnce(limit, value);
  const blocked = isLater ? increaseBlock : null;
  const problem =
    'problem' in parsed
      ? problems[parsed.problem]
      : isUnchanged
        ? t({ id: 'LIMIT_UNCHANGED', message: 'This limit is in force already.' })
        : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (status !== 'ready') return;
    if (value === null || problem !== undefined) input.current?.focus();
    else if (blocked === null) onSubmit(value);
  }

  return (
    <form aria-label={name} noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextField
          ref={input}
          label={t({ id: 'LIMIT_NEW', message: 'New limit' })}
          hint={
            isTime
              ? t({ id: 'LIMIT_TIME_HINT', message: 'In minutes, or as hours and minutes with a colon between them.' })
              : undefined
          }
          error={isTried && status === 'ready' ? problem : undefined}
          suffix={isTime ? undefined : currency}
          inputMode={isTime ? 'text' : 'decimal'}
          autoComplete="off"
          readOnly={status !== 'ready'}
          value={text}
          onChange={setText}
        />
        <div role="status">
          {value !== null && !isUnchanged && (
            <Text size="sm">
              {isLater
                ? t({
                    id: 'LIMIT_ACTS_LATER',
                    message: `${write(value)} is higher than now: you can confirm it in ${increaseDelayHours} hours, and nothing changes before.`,
                  })
                : t({ id: 'LIMIT_ACTS_NOW', message: `${write(value)} is in force as soon as it is saved.` })}
            </Text>
          )}
          {blocked !== null && (
            <Text size="sm" tone="warning">
              {blocked}
            </Text>
          )}
        </div>
        {status !== 'held' && (
          <Inline wrap gap="sm">
            <Button
              type="submit"
              loading={status === 'busy'}
              loadingLabel={t({ id: 'LIMIT_SENDING', message: 'One moment …' })}
              disabled={blocked !== null}
            >
              {isLater ? t({ id: 'LIMIT_REQUEST', message: 'Request' }) : t({ id: 'LIMIT_SAVE', message: 'Save' })}
            </Button>
            {status === 'ready' && (
              <Button variant="ghost" onClick={onCancel}>
                {t({ id: 'LIMIT_CANCEL', message: 'Cancel' })}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </form>
  );
}

function parse(text: string, isTime: boolean, tag: string): Parsed<LimitValue> {
  if (isTime) {
    const time = parseMinutes(text);
    return 'value' in time ? { value: { minutes: time.value, amount: null } } : time;
  }
  const amount = parseAmount(text, tag);
  return 'value' in amount ? { value: { amount: amount.value, minutes: null } } : amount;
}

function useProblemTexts(): Readonly<Record<InputProblem, string>> {
  const { t } = useLingui();
  return {
    empty: t({ id: 'LIMIT_INPUT_EMPTY', message: 'Write the new limit.' }),
    unreadable: t({ id: 'LIMIT_INPUT_UNREADABLE', message: 'Use digits and one decimal separator at most.' }),
    'not-positive': t({ id: 'LIMIT_INPUT_NOT_POSITIVE', message: 'A limit has to be above zero.' }),
    'too-precise': t({ id: 'LIMIT_INPUT_TOO_PRECISE', message: 'Use two decimal places at most.' }),
    'too-large': t({ id: 'LIMIT_INPUT_TOO_LARGE', message: 'This is more than a limit can be.' }),
  };
}
