import { TextLink } from '@lobby/ui-kit';
import { Link } from '@lobby/routing';
import { useId } from 'react';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import { useProblemTexts } from './useRegistrationTexts.ts';

interface ConsentInputProps {
  form: RegistrationForm;
  name: 'termsAccepted' | 'privacyPolicyAccepted';
  label: string;
  /** To the text that is accepted, which is read in another tab: nothing typed is left behind. */
  page: 'terms-and-conditions' | 'privacy-policy';
  linkText: string;
}

/** A consent without which no account is opened; never ticked by itself. */
export function ConsentInput({ form, name, label, page, linkText }: ConsentInputProps) {
  const texts = useProblemTexts();
  const errorId = useId();
  const problem = form.problem(name);
  return (
    <div data-field={name}>
      <label className={css.consent}>
        <input
          type="checkbox"
          className={css.box}
          name={name}
          required
          checked={form.values[name] === 'yes'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => form.change(name, event.target.checked ? 'yes' : '')}
        />
        <span>{label}</span>
      </label>
      <TextLink standalone external render={<Link to={page} />}>
        {linkText}
      </TextLink>
      {problem && (
        <div id={errorId} role="alert" className={css.error}>
          {texts[problem]}
        </div>
      )}
    </div>
  );
}
