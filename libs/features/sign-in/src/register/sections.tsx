import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { languageTag } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { FormDateField, FormSelect, Stack, Text } from '@lobby/ui-kit';
import type { ComponentType } from 'react';
import { ChoicesSection } from './ChoicesSection.tsx';
import { type FieldName, provinces, type SectionName } from './fields.ts';
import { isOptional } from './problems.ts';
import { PasswordInput, TextInput } from './TextInput.tsx';
import type { RegistrationForm } from './useRegistrationForm.ts';

export interface SectionProps {
  form: RegistrationForm;
  fields: readonly FieldName[];
}

function NumberSection({ form }: SectionProps) {
  const { t } = useLingui();
  return (
    <TextInput
      form={form}
      name="personalNumber"
      optional={isOptional('personalNumber', form)}
      autoComplete="off"
      maxLength={24}
      label={t({ id: 'REGISTER_PERSONAL_NUMBER', message: 'Personal number' })}
    />
  );
}

function ContactSection({ form, fields }: SectionProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <TextInput
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t({ id: 'REGISTER_EMAIL', message: 'E-mail address' })}
      />
      {fields.includes('password') && <PasswordInput form={form} />}
      {fields.includes('phoneNumber') && (
        <TextInput
          form={form}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          label={t({ id: 'REGISTER_PHONE', message: 'Mobile phone number' })}
          hint={t({
            id: 'REGISTER_PHONE_HINT',
            message: 'If it is from another country, begin with its code, such as +44 7700 900123.',
          })}
        />
      )}
    </Stack>
  );
}

function PersonSection({ form, fields }: SectionProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <TextInput
        form={form}
        name="firstName"
        autoComplete="given-name"
        label={t({ id: 'REGISTER_FIRST_NAME', message: 'First name' })}
      />
      <TextInput
        form={form}
        name="lastName"
        autoComplete="family-name"
        label={t({ id: 'REGISTER_LAST_NAME', message: 'Last name' })}
      />
      <FormDateField
        name="dateOfBirth"
        label={t({ id: 'REGISTER_BIRTH', message: 'Date of birth' })}
        parts={{
          day: t({ id: 'REGISTER_DAY', message: 'Day' }),
          month: t({ id: 'REGISTER_MONTH', message: 'Month' }),
          year: t({ id: 'REGISTER_YEAR', message: 'Year' }),
        }}
        autoComplete="bday"
        validate={form.validate('dateOfBirth')}
        checkWith={['personalNumber']}
        required
      />
      {fields.includes('personalNumber') && <NumberSection form={form} fields={fields} />}
    </Stack>
  );
}

function ProvinceSelect({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  return (
    <FormSelect
      name="state"
      label={t({ id: 'REGISTER_PROVINCE', message: 'Province or territory' })}
      placeholder={t({ id: 'REGISTER_CHOOSE', message: 'Please choose' })}
      options={provinces.map((province) => ({ value: province, label: province }))}
      autoComplete="address-level1"
      validate={form.validate('state')}
      required
    />
  );
}

function AddressSection({ form, fields }: SectionProps) {
  const { t, i18n } = useLingui();
  const { country } = useMarket();
  const names = new Intl.DisplayNames([languageTag((i18n.locale || 'en') as Locale)], { type: 'region' });
  const countryName = names.of(country) ?? country;
  return (
    <Stack gap="md">
      <TextInput
        form={form}
        name="street"
        autoComplete="street-address"
        label={t({ id: 'ADDRESS_STREET', message: 'Street and number' })}
      />
      <TextInput
        form={form}
        name="zipCode"
        autoComplete="postal-code"
        label={t({ id: 'ADDRESS_ZIP', message: 'Postal code' })}
      />
      <TextInput
        form={form}
        name="city"
        autoComplete="address-level2"
        label={t({ id: 'ADDRESS_CITY', message: 'City' })}
      />
      {fields.includes('state') && <ProvinceSelect form={form} />}
      <Text size="sm" tone="muted">
        {t({
          id: 'REGISTER_COUNTRY',
          message: `Country: ${countryName}. Your account is opened in the country that you are in.`,
        })}
      </Text>
    </Stack>
  );
}

export const sectionViews: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  number: NumberSection,
  contact: ContactSection,
  person: PersonSection,
  address: AddressSection,
  choices: ChoicesSection,
};
