import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, Heading, Progress, Stack } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { EntryPanel } from '../entry/EntryPanel.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { useRedirect } from '../redirect/useRedirect.ts';
import { Outcome } from './Outcome.tsx';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationProps } from './RegistrationProps.ts';
import { sectionViews } from './sections.tsx';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { useSectionTitles } from './useRegistrationTexts.ts';

/** The brand's own form: all on one page, or in DINO's steps. */
export default function RegistrationForm(props: RegistrationProps) {
  const { t } = useLingui();
  const { aside } = useEntryTexts();
  const { returnTo } = useRedirect();
  const form = useRegistrationForm(props);
  const titles = useSectionTitles();
  const { steps, step, focus } = form;
  const place = useRef<HTMLFormElement>(null);
  useEffect(
    function moveFocus() {
      if (focus === null) return;
      const target =
        focus.on === 'step'
          ? place.current?.querySelector<HTMLElement>('[data-step]')
          : place.current?.querySelector<HTMLElement>(`[data-field="${focus.on}"] :is(input, select)`);
      target?.focus();
    },
    [focus, step],
  );
  const sections = steps[step] ?? [];
  const isLast = step === steps.length - 1;
  const [number, count] = [step + 1, steps.length];
  const title = t({ id: 'REGISTER_TITLE', message: 'Create your account' });
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={t({ id: 'REGISTER_FORM_TEXT', message: 'As in your papers, please: we may ask to see them.' })}
      actions={
        <form
          ref={place}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            form.proceed();
          }}
        >
          <Stack gap="lg">
            {count > 1 && (
              <Progress
                label={t({ id: 'REGISTER_PROGRESS', message: 'Your registration' })}
                value={number}
                max={count}
                valueText={t({ id: 'REGISTER_STEP', message: `Step ${number} of ${count}` })}
              />
            )}
            <Outcome form={form} />
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
              <Button
                block
                size="lg"
                type="submit"
                loading={form.isBusy}
                loadingLabel={t({ id: 'REGISTER_LOADING', message: 'One moment …' })}
              >
                {isLast
                  ? form.status === 'unanswered' || form.status === 'notKept'
                    ? t({ id: 'TRY_AGAIN', message: 'Try again' })
                    : t({ id: 'REGISTER_SUBMIT', message: 'Open my account' })
                  : t({ id: 'REGISTER_NEXT', message: 'Continue' })}
              </Button>
              {step > 0 && (
                <Button block size="lg" variant="ghost" disabled={form.isBusy} onClick={form.back}>
                  {t({ id: 'REGISTER_BACK', message: 'Back' })}
                </Button>
              )}
              <ButtonLink
                block
                size="lg"
                variant="ghost"
                render={<Link to="login" query={returnTo === null ? undefined : { redir: returnTo }} />}
              >
                {t({ id: 'HAVE_ACCOUNT', message: 'I have an account' })}
              </ButtonLink>
            </Stack>
          </Stack>
        </form>
      }
    />
  );
}
