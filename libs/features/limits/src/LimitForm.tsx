import { useLingui } from '@lingui/react/macro';
import { useAmbiguousAmountText, useAmountReader } from '@lobby/money';
import type { AmountProblem } from '@lobby/i18n';
import {
  Button,
  Form,
  type FormErrors,
  FormTextField,
  Inline,
  Stack,
  SubmitButton,
  Text,
  useFormValue,
} from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { actsAtOnce, isSameValue, type Limit, type LimitValue } from './limit.ts';
import * as css from './LimitCard.css.ts';
import { useLimitFormat } from './limitTexts.ts';
import { parseMinutes } from './minutes.ts';
import { useProtection } from './useProtection.ts';

interface LimitFormProps {
  limit: Limit;
  name: string;
  currency: string;
  increaseBlock: string | null;
  /** `paused`: the player has to answer a question first. */
  status: 'ready' | 'busy' | 'paused';
  /** Resolves when the form may be used again, to whether the platform does not accept the value. */
  onSubmit: (value: LimitValue) => Promise<boolean>;
  onCancel: () => void;
}

/** A new value as free text, without presets and without a value filled in; says at once when it would act. */
export function LimitForm(props: LimitFormProps) {
  const { limit, name, currency, increaseBlock, status, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const parse = useParse(limit);
  const describe = useProblemText(currency);
  const place = useRef<HTMLDivElement>(null);
  useEffect(function focusField() {
    place.current?.querySelector('input')?.focus();
  }, []);
  const isTime = limit.kind === 'Session';

  function problemOf(text: string): string | undefined {
    const parsed = parse(text);
    if ('problem' in parsed) return describe(parsed);
    if (isSameValue(parsed.value, limit.value))
      return t({ id: 'LIMIT_UNCHANGED', message: 'This limit is in force already.' });
    return actsAtOnce(limit, parsed.value) ? undefined : (increaseBlock ?? undefined);
  }
  async function submit({ value }: { value: string }): Promise<FormErrors | undefined> {
    const parsed = parse(value);
    if (status !== 'ready' || 'problem' in parsed || !(await onSubmit(parsed.value))) return undefined;
    return {
      fields: { value: t({ id: 'LIMIT_VALUE_INVALID', message: 'This value is not accepted. Choose another one.' }) },
    };
  }

  return (
    <div ref={place} className={css.form}>
      <Form<{ value: string }>
        label={name}
        summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
        defaultValues={{ value: '' }}
        onSubmit={submit}
      >
        <Stack gap="none">
          <FormTextField
            name="value"
            label={t({ id: 'LIMIT_NEW', message: 'New limit' })}
            hint={
              isTime
                ? t({
                    id: 'LIMIT_TIME_HINT',
                    message: 'In minutes, or as hours and minutes with a colon between them.',
                  })
                : undefined
            }
            suffix={isTime ? undefined : currency}
            inputMode={isTime ? 'text' : 'decimal'}
            autoComplete="off"
            readOnly={status !== 'ready'}
            validate={problemOf}
          />
          <Effect {...props} />
        </Stack>
        {status !== 'paused' && (
          <Inline wrap gap="sm">
            <Submit {...props} />
            {status === 'ready' && (
              <Button variant="ghost" onClick={onCancel}>
                {t({ id: 'LIMIT_CANCEL', message: 'Cancel' })}
              </Button>
            )}
          </Inline>
        )}
      </Form>
    </div>
  );
}

/** The typed value, null where it is not valid, and whether it would take effect later. */
function useTyped(limit: Limit): { value: LimitValue | null; isLater: boolean } {
  const parsed = useParse(limit)(useFormValue('value'));
  const value = 'value' in parsed ? parsed.value : null;
  return { value, isLater: value !== null && !actsAtOnce(limit, value) };
}

/** When the typed value would take effect, or why it cannot be requested. */
function Effect({ limit, currency, increaseBlock }: LimitFormProps) {
  const { t } = useLingui();
  const write = useLimitFormat(currency);
  const { increaseDelayHours } = useProtection();
  const { value, isLater } = useTyped(limit);
  const isShown = value !== null && !isSameValue(value, limit.value);
  const isBlocked = isLater && increaseBlock !== null;
  return (
    <div role="status">
      {isShown && (
        <div className={css.below}>
          <Text size="sm" tone={isBlocked ? 'warning' : undefined}>
            {isBlocked
              ? increaseBlock
              : isLater
                ? t({
                    id: 'LIMIT_ACTS_LATER',
                    message: `${write(value)} is higher than your present limit: you can confirm it after ${increaseDelayHours} hours, and nothing changes until then.`,
                  })
                : t({ id: 'LIMIT_ACTS_NOW', message: `${write(value)} is in force as soon as it is saved.` })}
          </Text>
        </div>
      )}
    </div>
  );
}

function Submit({ limit, increaseBlock }: LimitFormProps) {
  const { t } = useLingui();
  const { isLater } = useTyped(limit);
  return (
    <SubmitButton
      loadingLabel={t({ id: 'LIMIT_SENDING', message: 'One moment …' })}
      disabled={isLater && increaseBlock !== null}
    >
      {isLater ? t({ id: 'LIMIT_REQUEST', message: 'Request' }) : t({ id: 'LIMIT_SAVE', message: 'Save' })}
    </SubmitButton>
  );
}

/** Reads what is typed as the language on screen writes it. */
function useParse({ kind }: Limit): (text: string) => { value: LimitValue } | AmountProblem {
  const readAmount = useAmountReader();
  return (text) => {
    if (kind === 'Session') {
      const time = parseMinutes(text);
      return 'value' in time ? { value: { minutes: time.value, amount: null } } : time;
    }
    const amount = readAmount(text);
    return 'value' in amount ? { value: { amount: amount.value, minutes: null } } : amount;
  };
}

function useProblemText(currency: string): (problem: AmountProblem) => string {
  const { t } = useLingui();
  const ambiguousText = useAmbiguousAmountText(currency);
  const texts = {
    empty: t({ id: 'LIMIT_INPUT_EMPTY', message: 'Enter the new limit.' }),
    unreadable: t({ id: 'LIMIT_INPUT_UNREADABLE', message: 'Use digits and one decimal separator at most.' }),
    'not-positive': t({ id: 'LIMIT_INPUT_NOT_POSITIVE', message: 'A limit has to be above zero.' }),
    'too-precise': t({ id: 'LIMIT_INPUT_TOO_PRECISE', message: 'Use two decimal places at most.' }),
    'too-large': t({ id: 'LIMIT_INPUT_TOO_LARGE', message: 'This is more than a limit can be.' }),
  };
  return (found) => (found.problem === 'ambiguous' ? ambiguousText(found.readings) : texts[found.problem]);
}
