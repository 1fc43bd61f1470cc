import { useLingui } from '@lingui/react/macro';
import { toPhoneNumber } from '@lobby/phone';
import { useMarket } from '@lobby/player';
import { Button, Form, type FormErrors, FormTextField, Inline, Stack, Status, SubmitButton, Text } from '@lobby/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Contact } from './verification.machine.ts';
import type { Verification } from './useVerification.ts';
import { useVerificationTexts } from './useVerificationTexts.ts';

interface ContactFormProps {
  verification: Verification;
  contact: Contact;
  cancel: ReactNode;
}

interface Values extends Record<string, string> {
  contact: string;
}

/** The address or number to which a code is sent. */
export function ContactForm({ verification, contact, cancel }: ContactFormProps) {
  const { t } = useLingui();
  const { kind, state, submit, send, code, hasActed } = verification;
  const texts = useVerificationTexts(verification);
  /** Without it a code for the present contact was requested, which has failed. */
  const [isSent, setSent] = useState(false);
  const { problem: earlier } = state.context;
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function focusField() {
      if (hasActed.current) place.current?.querySelector('input')?.focus();
    },
    [hasActed],
  );
  const isEmail = kind === 'Email';
  const sentTo = code?.sentTo;
  const { country } = useMarket();
  const read = (text: string) => (isEmail ? (text.includes('@') ? text : null) : toPhoneNumber(text, country));
  /** As it is sent; null for what cannot be one. The platform may know numbers that the lobby does not. */
  const toContact = (text: string): string | null => read(text) ?? (text === contact.value ? text : null);
  const present = toContact(contact.value ?? '');

  async function save({ contact: typed }: Values): Promise<FormErrors | undefined> {
    setSent(true);
    const to = toContact(typed);
    const problem = await submit({ type: 'SEND', to: to === present ? null : to });
    if (problem === null) return undefined;
    return problem === 'ContactInvalid'
      ? { fields: { contact: texts.problem(problem) } }
      : { form: texts.problem(problem) };
  }
  function check(typed: string): string | undefined {
    if (typed === '') return t({ id: 'FIELD_REQUIRED', message: 'Please fill this in.' });
    const to = toContact(typed);
    if (to === null) return texts.problem('ContactInvalid');
    if (contact.verified && to === present)
      return isEmail
        ? t({ id: 'EMAIL_UNCHANGED', message: 'This is your address already.' })
        : t({ id: 'PHONE_UNCHANGED', message: 'This is your number already.' });
    return undefined;
  }

  if (!isSent && state.matches('sending'))
    return (
      <Status>
        <Text>{t({ id: 'ONE_MOMENT', message: 'One moment …' })}</Text>
      </Status>
    );
  return (
    <div ref={place}>
      <Form<Values>
        label={t({ id: 'CODE_SEND', message: 'Send code' })}
        summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
        defaultValues={{ contact: contact.verified ? '' : (contact.value ?? '') }}
        onSubmit={save}
      >
        {earlier !== null && !isSent && (
          <div role="alert">
            <Text>{texts.problem(earlier)}</Text>
          </div>
        )}
        <FormTextField
          name="contact"
          type={isEmail ? 'email' : 'tel'}
          autoComplete={isEmail ? 'email' : 'tel'}
          label={texts.contact}
          hint={
            isEmail
              ? t({
                  id: 'EMAIL_CODE_HINT',
                  message: 'We send a code there. The address counts once you have entered it.',
                })
              : t({
                  id: 'PHONE_CODE_HINT',
                  message: 'With country code, such as +358 40 123 4567. We send a code there by text message.',
                })
          }
          required
          validate={check}
        />
        <Stack gap="md">
          <Inline wrap gap="sm">
            <SubmitButton loadingLabel={t({ id: 'LOADING', message: 'Loading' })}>
              {t({ id: 'CODE_SEND', message: 'Send code' })}
            </SubmitButton>
            {cancel}
          </Inline>
          {code !== null && !state.hasTag('busy') && (
            <div>
              <Button variant="ghost" size="sm" onClick={() => send({ type: 'RESUME' })}>
                {t({ id: 'CODE_HAVE', message: `Enter the code sent to ${sentTo}` })}
              </Button>
            </div>
          )}
        </Stack>
      </Form>
    </div>
  );
}
