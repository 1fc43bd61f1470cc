import { useLingui } from '@lingui/react/macro';
import { EyeIcon, EyeOffIcon, FormTextField, IconButton } from '@lobby/ui-kit';
import { type ComponentProps, useState } from 'react';
import type { FieldName } from './fields.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';

type TextInputProps = { form: RegistrationForm; name: FieldName; optional?: boolean } & Omit<
  ComponentProps<typeof FormTextField>,
  'name' | 'validate' | 'required'
>;

/** A text field of the registration. */
export function TextInput({ form, name, optional = false, ...rest }: TextInputProps) {
  const { t } = useLingui();
  return (
    <FormTextField
      {...rest}
      name={name}
      validate={form.validate(name)}
      required={!optional}
      optionalLabel={optional ? t({ id: 'REGISTER_OPTIONAL', message: 'optional' }) : undefined}
    />
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
      verbatim
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
