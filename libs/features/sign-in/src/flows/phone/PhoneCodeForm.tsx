import { Plural, useLingui } from '@lingui/react/macro';
import { digitsOf } from '@lobby/i18n';
import { Form, type FormErrors, FormTextField, SubmitButton, useFormValue } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import type { PhoneLogin } from './usePhoneLogin.ts';
import { usePhoneTexts } from './usePhoneTexts.ts';

interface Values extends Record<string, string> {
  code: string;
}

const ATTEMPTS = 5;

/** The digits, as many as the platform has sent, sent back as soon as they are there. */
export function PhoneCodeForm({ login, signIn }: { login: PhoneLogin; signIn: PhoneSignIn }) {
  const { t } = useLingui();
  const texts = usePhoneTexts();
  const { submit, hasActed } = login;
  const { codeLength } = signIn;
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function focusField() {
      if (hasActed.current) place.current?.querySelector('input')?.focus();
    },
    [hasActed],
  );

  async function confirm({ code }: Values): Promise<FormErrors | undefined> {
    const problem = await submit({ type: 'SUBMIT', code: digitsOf(code) });
    if (problem === 'CodeInvalid') return { fields: { code: texts.problem(problem) } };
    if (problem === 'Unanswered')
      return {
        form: t({ id: 'CODE_UNANSWERED', message: 'We do not know whether the code that you entered has reached us.' }),
      };
    return problem === 'TooManyAttempts' || problem === 'NotStored' ? { form: texts.problem(problem) } : undefined;
  }

  return (
    <div ref={place}>
      <Form<Values>
        label={t({ id: 'CODE_FORM', message: 'Enter the code' })}
        summaryTitle={texts.summary}
        defaultValues={{ code: '' }}
        onSubmit={confirm}
      >
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t({ id: 'CODE', message: 'Code' })}
          hint={
            <>
              <span>
                {t({ id: 'CODE_SENT_AT_ONCE', message: 'We check it as soon as you have entered the last digit.' })}
              </span>{' '}
              {signIn.attemptsLeft < ATTEMPTS && (
                <span>
                  <AttemptsLeft count={signIn.attemptsLeft} />
                </span>
              )}
            </>
          }
          required
          validate={(typed) =>
            digitsOf(typed).length === codeLength
              ? undefined
              : t({ id: 'CODE_DIGITS', message: `Enter the ${codeLength} digits.` })
          }
        />
        <SubmitWhenComplete
          codeLength={codeLength}
          submit={() => place.current?.querySelector('form')?.requestSubmit()}
        />
        <SubmitButton block size="lg" loadingLabel={texts.loading}>
          {t({ id: 'CODE_CONFIRM', message: 'Confirm' })}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** Once for the same digits: a code that was rejected is not sent again by itself. */
function SubmitWhenComplete({ codeLength, submit }: { codeLength: number; submit: () => void }) {
  const digits = digitsOf(useFormValue('code'));
  const send = useEffectEvent(submit);
  const isComplete = digits.length === codeLength;
  useEffect(() => {
    if (isComplete) send();
  }, [isComplete, digits]);
  return null;
}

function AttemptsLeft({ count }: { count: number }) {
  return <Plural id="CODE_ATTEMPTS" value={count} one="One attempt left." other="# attempts left." />;
}
