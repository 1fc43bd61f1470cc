import { Plural, useLingui } from '@lingui/react/macro';
import { digitsOf } from '@lobby/i18n';
import { platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { Button, Form, type FormErrors, FormTextField, Inline, Stack, SubmitButton, Text } from '@lobby/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Contact } from './verification.machine.ts';
import type { Verification } from './useVerification.ts';
import { useVerificationTexts } from './useVerificationTexts.ts';

interface CodeFormProps {
  code: Code | null;
  verification: Verification;
  contact: Contact;
  cancel: ReactNode;
}

type Code = NonNullable<Verification['code']>;

interface Values extends Record<string, string> {
  code: string;
}

/** The six digits that were sent, and how to get others. */
export function ContactCodeForm({ code, verification, contact, cancel }: CodeFormProps) {
  const { t } = useLingui();
  const { kind, state, submit, send, hasActed } = verification;
  const texts = useVerificationTexts(verification);
  const sentTo = code?.sentTo;
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function focusField() {
      if (hasActed.current) place.current?.querySelector('input')?.focus();
    },
    [hasActed],
  );

  async function confirm({ code: typed }: Values): Promise<FormErrors | undefined> {
    if (code === null) return undefined;
    const attempt = { codeId: code.id, code: digitsOf(typed), before: contact };
    const problem = await submit({ type: 'SUBMIT', attempt });
    return problem === null ? undefined : { fields: { code: texts.problem(problem) } };
  }

  return (
    <div ref={place}>
      <Form<Values>
        label={t({ id: 'CODE_FORM', message: 'Enter the code' })}
        summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
        defaultValues={{ code: '' }}
        onSubmit={confirm}
      >
        {code !== null && (
          <Text>
            {kind === 'Email'
              ? t({ id: 'CODE_SENT_BY_EMAIL', message: `We have sent six digits to ${sentTo}.` })
              : t({ id: 'CODE_SENT_BY_PHONE', message: `We have sent six digits by text message to ${sentTo}.` })}
          </Text>
        )}
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t({ id: 'CODE', message: 'Code' })}
          hint={code !== null && code.attemptsLeft < ATTEMPTS && <AttemptsLeft count={code.attemptsLeft} />}
          required
          validate={(typed) =>
            digitsOf(typed).length === LENGTH
              ? undefined
              : t({ id: 'CODE_SIX_DIGITS', message: 'Enter the six digits.' })
          }
        />
        <Stack gap="md">
          <Inline wrap gap="sm">
            <SubmitButton loadingLabel={t({ id: 'LOADING', message: 'Loading' })}>
              {t({ id: 'CODE_CONFIRM', message: 'Confirm' })}
            </SubmitButton>
            {cancel}
          </Inline>
          <Resend code={code} verification={verification} />
          <div>
            <Button size="sm" variant="ghost" disabled={state.hasTag('busy')} onClick={() => send({ type: 'CHANGE' })}>
              {kind === 'Email'
                ? t({ id: 'EMAIL_OTHER', message: 'Use another address' })
                : t({ id: 'PHONE_OTHER', message: 'Use another number' })}
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}

const LENGTH = 6;
const ATTEMPTS = 5;

function AttemptsLeft({ count }: { count: number }) {
  return <Plural id="CODE_ATTEMPTS" value={count} one="One attempt left." other="# attempts left." />;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Another code, once the platform would send one, and how long the present one can be entered: by the platform's clock. */
function Resend({ code, verification }: Pick<CodeFormProps, 'code' | 'verification'>) {
  const { t } = useLingui();
  const { state, send, expire } = verification;
  const texts = useVerificationTexts(verification);
  const now = useNow(SECOND) + useStore(platformClockOffset);
  const wait = code === null ? 0 : Math.max(0, Math.ceil((Date.parse(code.resendAvailableAt) - now) / SECOND));
  const minutes = code === null ? 0 : Math.max(0, Math.ceil((Date.parse(code.expiresAt) - now) / MINUTE));
  const isOver = code !== null && minutes === 0 && state.matches('enteringCode');
  const end = useEffectEvent(expire);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const { problem } = state.context;
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted" figures>
        <Plural
          id="CODE_VALID_FOR"
          value={minutes}
          one="The code can be entered for one more minute."
          other="The code can be entered for # more minutes."
        />{' '}
        {wait > 0 && (
          <Plural
            id="CODE_RESEND_WAIT"
            value={wait}
            one="You can ask for another one in one second."
            other="You can ask for another one in # seconds."
          />
        )}
      </Text>
      <Inline wrap gap="sm">
        <Button
          size="sm"
          variant="ghost"
          disabled={wait > 0 || state.matches('confirming')}
          loading={state.matches('resending')}
          loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
          onClick={() => send({ type: 'RESEND' })}
        >
          {t({ id: 'CODE_SEND_NEW', message: 'Send a new code' })}
        </Button>
      </Inline>
      <div role="alert">
        {problem !== null && problem !== 'CodeInvalid' && <Text size="sm">{texts.problem(problem)}</Text>}
      </div>
    </Stack>
  );
}
