import { useLingui } from '@lingui/react/macro';
import { toPhoneNumber } from '@lobby/phone';
import { useMarket } from '@lobby/player';
import { useNavigate, usePath } from '@lobby/routing';
import { Button, Form, type FormErrors, FormTextField, SubmitButton } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { EntryPanel } from '../../entry/EntryPanel.tsx';
import { HaveAccountLink } from '../../entry/HaveAccountLink.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import type { LoginFlowProps } from '../LoginFlowProps.ts';
import { readPhoneSignIn } from '../signInUnderWay.ts';
import { usePhoneLogin } from './usePhoneLogin.ts';
import { usePhoneTexts } from './usePhoneTexts.ts';

interface Values extends Record<string, string> {
  phone: string;
}

/** Asks for the number to which a code is sent; the code is entered on a page of its own. */
export default function PhoneLogin({ notice, from, returnTo }: LoginFlowProps) {
  const { t } = useLingui();
  const entryTexts = useEntryTexts();
  const texts = usePhoneTexts();
  const { country } = useMarket();
  const navigate = useNavigate();
  const path = usePath();
  const [begun] = useState(readPhoneSignIn);
  const { state, signIn, send, submit } = usePhoneLogin('number', begun);

  const isSent = state.matches('enteringCode') || state.matches('spent');
  const goOn = useEffectEvent(() => void navigate(path('enter-code')));
  useEffect(
    function enterCode() {
      if (isSent) goOn();
    },
    [isSent],
  );

  async function sendCode({ phone }: Values): Promise<FormErrors | undefined> {
    const number = toPhoneNumber(phone, country);
    if (number === null) return { fields: { phone: texts.problem('ContactInvalid') } };
    const problem = await submit({ type: 'START', number, from, returnTo });
    if (problem === null) return undefined;
    return problem === 'ContactInvalid'
      ? { fields: { phone: texts.problem(problem) } }
      : { form: texts.problem(problem) };
  }
  function check(typed: string): string | undefined {
    if (typed.trim() === '') return t({ id: 'FIELD_REQUIRED', message: 'Please fill this in.' });
    return toPhoneNumber(typed, country) === null ? texts.problem('ContactInvalid') : undefined;
  }

  const isNew = from === 'register';
  const sentTo = signIn?.sentTo ?? '';
  return (
    <EntryPanel
      aside={entryTexts.aside}
      title={isNew ? entryTexts.register : t({ id: 'LOGIN_TITLE', message: 'Welcome back' })}
      text={
        isNew
          ? t({
              id: 'PHONE_REGISTER_TEXT',
              message: 'It begins with your phone number: we send you a code by text message. There is no password.',
            })
          : t({ id: 'PHONE_LOGIN_TEXT', message: 'We send you a code by text message. There is no password.' })
      }
      notice={notice}
      actions={
        <>
          <Form<Values>
            label={isNew ? entryTexts.register : t({ id: 'SIGN_IN', message: 'Sign In' })}
            summaryTitle={texts.summary}
            defaultValues={{ phone: '' }}
            onSubmit={sendCode}
          >
            <FormTextField
              name="phone"
              type="tel"
              autoComplete="tel"
              label={t({ id: 'PHONE_NUMBER', message: 'Phone number' })}
              required
              validate={check}
            />
            <SubmitButton block size="lg" loadingLabel={texts.loading}>
              {texts.sendCode}
            </SubmitButton>
          </Form>
          {signIn !== null && (
            <Button
              block
              size="lg"
              variant="ghost"
              disabled={state.hasTag('busy')}
              onClick={() => send({ type: 'RESUME', from, returnTo })}
            >
              {t({ id: 'CODE_HAVE', message: `Enter the code sent to ${sentTo}` })}
            </Button>
          )}
          {isNew ? <HaveAccountLink returnTo={returnTo} /> : <CreateAccountLink returnTo={returnTo} />}
        </>
      }
    />
  );
}
