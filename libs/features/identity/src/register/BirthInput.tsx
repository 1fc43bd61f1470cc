import { useLingui } from '@lingui/react/macro';
import { Field } from '@lobby/ui-kit';
import { useId } from 'react';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import { useProblemTexts } from './useRegistrationTexts.ts';

/** The date of birth in three fields: nobody looks for a year of long ago in a calendar. */
export function BirthInput({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const texts = useProblemTexts();
  const errorId = useId();
  const problem = form.problem('dateOfBirth');
  const typed = form.values.dateOfBirth.split(',');
  const parts = [
    { token: 'bday-day', label: t({ id: 'REGISTER_DAY', message: 'Day' }), maxLength: 2 },
    { token: 'bday-month', label: t({ id: 'REGISTER_MONTH', message: 'Month' }), maxLength: 2 },
    { token: 'bday-year', label: t({ id: 'REGISTER_YEAR', message: 'Year' }), maxLength: 4 },
  ] as const;
  function change(changed: number, text: string) {
    const next = parts.map((_, index) => (index === changed ? text.replaceAll(',', '') : (typed[index] ?? '')));
    form.change('dateOfBirth', next.every((part) => part === '') ? '' : next.join(','));
  }
  return (
    <fieldset data-field="dateOfBirth" className={css.group} aria-describedby={problem ? errorId : undefined}>
      <legend className={css.legend}>{t({ id: 'REGISTER_BIRTH', message: 'Date of birth' })}</legend>
      <div className={css.date}>
        {parts.map(({ token, label, maxLength }, index) => (
          <Field key={token} label={label} required>
            {(control) => (
              <input
                {...control}
                className={css.control}
                name={token}
                inputMode="numeric"
                autoComplete={token}
                maxLength={maxLength}
                value={typed[index] ?? ''}
                readOnly={form.isBusy}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? errorId : undefined}
                onChange={(event) => change(index, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {problem && (
        <div id={errorId} role="alert" className={css.error}>
          {texts[problem]}
        </div>
      )}
    </fieldset>
  );
}
