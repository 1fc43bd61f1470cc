import { useLingui } from '@lingui/react/macro';
import { EyeIcon, EyeOffIcon, IconButton, TextField } from '@lobby/ui-kit';
import { type ComponentProps, useState } from 'react';
import type { FieldName } from './fields.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import { useProblemTexts } from './useRegistrationTexts.ts';

type TextInputProps = { form: RegistrationForm; name: FieldName } & Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'error' | 'required'
> & { optional?: boolean };

/** A text field of the registration. */
export function TextInput({ form, name, optional = false, ...rest }: TextInputProps) {
  const { t } = useLingui();
  const texts = useProblemTexts();
  const problem = form.problem(name);
  return (
    <div data-field={name}>
      <TextField
        {...rest}
        name={name}
        value={form.values[name]}
        onChange={(value) => form.change(name, value)}
        error={problem === null ? undefined : texts[problem]}
        required={!optional}
        optionalLabel={optional ? t({ id: 'REGISTER_OPTIONAL', message: 'optional' }) : undefined}
        readOnly={form.isBusy}
      />
    </div>
  );
}

/** A new password, which the player may look at. */
export function PasswordInput({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      form={form}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={128}
      label={t({ id: 'REGISTER_PASSWORD', message: 'Password' })}
      hint={t({ id: 'REGISTER_PASSWORD_SHORT', message: 'Use at least 8 characters.' })}
      suffix={
        <IconButton
          icon={isShown ? EyeOffIcon : EyeIcon}
          variant="ghost"
          label={
            isShown
              ? t({ id: 'REGISTER_PASSWORD_HIDE', message: 'Hide the password' })
              : t({ id: 'REGISTER_PASSWORD_SHOW', message: 'Show the password' })
          }
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
