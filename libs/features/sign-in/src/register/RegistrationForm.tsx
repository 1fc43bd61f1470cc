import { useLingui } from '@lingui/react/macro';
import { scrollToTop } from '@lobby/routing';
import { Button, CheckIcon, Form, Heading, Progress, Stack, SubmitButton } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { type EntryNotice, EntryPanel } from '../entry/EntryPanel.tsx';
import { HaveAccountLink } from '../entry/HaveAccountLink.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { partnerNames } from '../flows/partner/partners.ts';
import type { ProvenSignIn } from '../flows/signInUnderWay.ts';
import { useRedirect } from '../redirect/useRedirect.ts';
import { Outcome } from './Outcome.tsx';
import * as css from './RegistrationForm.css.ts';
import { sectionViews } from './sections.tsx';
import { type RegistrationFormProps, type Typed, useRegistrationForm } from './useRegistrationForm.ts';
import { useOutcomeText, useSectionTitles } from './useRegistrationTexts.ts';

/** What the form does not ask for, since a sign-in has proven it. */
function useProofNotice(proven: ProvenSignIn | null): EntryNotice | null {
  const { t } = useLingui();
  if (proven === null) return null;
  if (proven.who.by === 'phone') {
    const { sentTo } = proven.who;
    const text = t({ id: 'REGISTER_PHONE_PROVEN', message: `Your number ${sentTo} is confirmed.` });
    return { kind: 'info', icon: CheckIcon, text };
  }
  const partner = partnerNames[proven.who.partner];
  const text = t({ id: 'REGISTER_PERSON_PROVEN', message: `${partner} has confirmed who you are.` });
  return { kind: 'info', icon: CheckIcon, text };
}

/** The brand's own form: all on one page, or in DINO's steps. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { t } = useLingui();
  const { aside, register: title } = useEntryTexts();
  const notice = useProofNotice(props.proven);
  const { returnTo } = useRedirect();
  const form = useRegistrationForm(props);
  const titles = useSectionTitles();
  const textOf = useOutcomeText();
  const { steps, step, focus, rejected } = form;
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function beginStep() {
      if (focus === null) return undefined;
      place.current?.querySelector<HTMLElement>('[data-step]')?.focus();
      return scrollToTop();
    },
    [focus],
  );
  const sections = steps[step] ?? [];
  const isLast = step === steps.length - 1;
  const [number, count] = [step + 1, steps.length];
  const again = {
    phone: t({ id: 'PHONE_OTHER', message: 'Use another number' }),
    partner: t({ id: 'REGISTER_OTHER_PERSON', message: 'Confirm who I am again' }),
  };
  const outcome = rejected?.field ? null : textOf(form.status, rejected?.rejection ?? null);
  const hasFailed = outcome !== null && !form.isBusy;
  useEffect(
    function showOutcome() {
      // It stands above the form, whose button is below.
      return hasFailed ? scrollToTop() : undefined;
    },
    [hasFailed],
  );
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={t({
        id: 'REGISTER_FORM_TEXT',
        message: 'Enter your details as they are in your ID. We may ask to see it.',
      })}
      notice={notice}
      actions={
        <div ref={place}>
          <Form<Typed>
            // Each step is checked by itself.
            key={form.page}
            label={title}
            summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
            problem={
              outcome === null ? undefined : (
                <Outcome text={outcome} hasAccount={rejected?.rejection === 'AccountExists'} />
              )
            }
            defaultValues={form.defaultValues}
            initialErrors={form.initialErrors}
            onChange={form.change}
            onSubmit={form.submit}
          >
            {count > 1 && (
              <Progress
                label={t({ id: 'REGISTER_PROGRESS', message: 'Your registration' })}
                value={number}
                max={count}
                valueText={t({ id: 'REGISTER_STEP', message: `Step ${number} of ${count}` })}
              />
            )}
            {sections.map(({ name, fields }) => {
              const View = sectionViews[name];
              return (
                <Stack as="section" gap="md" key={name} aria-labelledby={`register-${name}`}>
                  <div tabIndex={-1} className={css.stepHead} data-step>
                    <Heading level={2} size="h3" id={`register-${name}`}>
                      {titles[name]}
                    </Heading>
                  </div>
                  <View form={form} fields={fields} />
                </Stack>
              );
            })}
            <Stack gap="sm">
              <SubmitButton block size="lg" loadingLabel={t({ id: 'REGISTER_LOADING', message: 'One moment …' })}>
                {isLast
                  ? form.status === 'unanswered' || form.status === 'notStored'
                    ? t({ id: 'TRY_AGAIN', message: 'Try again' })
                    : t({ id: 'REGISTER_SUBMIT', message: 'Open my account' })
                  : t({ id: 'REGISTER_NEXT', message: 'Continue' })}
              </SubmitButton>
              {step > 0 && (
                <Button block size="lg" variant="ghost" disabled={form.isBusy} onClick={form.back}>
                  {t({ id: 'REGISTER_BACK', message: 'Back' })}
                </Button>
              )}
              {props.proven === null ? (
                <HaveAccountLink returnTo={returnTo} />
              ) : (
                <Button
                  block
                  size="lg"
                  variant="ghost"
                  disabled={form.isBusy}
                  onClick={() => props.proveAgain?.('given up')}
                >
                  {again[props.proven.who.by]}
                </Button>
              )}
            </Stack>
          </Form>
        </div>
      }
    />
  );
}
