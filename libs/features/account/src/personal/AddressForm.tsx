import { useLingui } from '@lingui/react/macro';
import { graphql, idempotent, isNotOffered, useMutation } from '@lobby/data';
import { normalizeNumber } from '@lobby/i18n';
import { PersonalInfoFields, type PlayerInfo } from '@lobby/player';
import { Button, Form, type FormErrors, FormTextField, Inline, SubmitButton } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useSavedFeedback } from './useSavedFeedback.ts';

const ChangeAddress = graphql(
  `
    mutation ChangeAddress($address: AddressInput!) {
      changeAddress(address: $address) {
        id
        personalInfo {
          ...PersonalInfoFields
        }
      }
    }
  `,
  [PersonalInfoFields],
);

interface Values extends Record<string, string> {
  street: string;
  zipCode: string;
  city: string;
  state: string;
}

/** The field that the platform has rejected, by the name of the argument. */
const rejection = v.object({ graphQLErrors: v.tuple([v.object({ extensions: v.object({ field: v.string() }) })]) });

/** The player's address; provinces exist in Canada alone. */
export default function AddressForm({ player, onDone }: { player: PlayerInfo; onDone: () => void }) {
  const { t } = useLingui();
  const [, send] = useMutation(ChangeAddress);
  const showFeedback = useSavedFeedback();
  const place = useRef<HTMLDivElement>(null);
  useEffect(function focusFirstField() {
    place.current?.querySelector('input')?.focus();
  }, []);
  const hasState = player.country?.code === 'CA';
  const { street, zipCode, city, state } = player.personalInfo ?? {};
  const required = (value: string) =>
    value.trim() === '' ? t({ id: 'FIELD_REQUIRED', message: 'Please fill this in.' }) : undefined;

  async function save(values: Values): Promise<FormErrors | undefined> {
    const address = {
      street: values.street.trim(),
      zipCode: normalizeNumber(values.zipCode),
      city: values.city.trim(),
      ...(hasState && { state: values.state.trim().toUpperCase() }),
    };
    const { data, error } = await send({ address }, idempotent);
    if (data) {
      showFeedback({ data });
      onDone();
      return undefined;
    }
    if (isNotOffered(error)) return { form: t({ id: 'NOT_OFFERED', message: 'This is not offered here' }) };
    const rejected = v.safeParse(rejection, error);
    const field = rejected.success ? rejected.output.graphQLErrors[0].extensions.field : '';
    if (Object.hasOwn(values, field))
      return { fields: { [field]: t({ id: 'ADDRESS_INVALID', message: 'This cannot be right. Please check it.' }) } };
    return { form: t({ id: 'PROFILE_NOT_SAVED', message: 'This was not saved. Please try again.' }) };
  }

  return (
    <div ref={place}>
      <Form<Values>
        label={t({ id: 'PROFILE_ADDRESS', message: 'Address' })}
        summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
        defaultValues={{ street: street ?? '', zipCode: zipCode ?? '', city: city ?? '', state: state ?? '' }}
        onSubmit={save}
      >
        <FormTextField
          name="street"
          label={t({ id: 'ADDRESS_STREET', message: 'Street and number' })}
          autoComplete="street-address"
          required
          validate={required}
        />
        <FormTextField
          name="zipCode"
          label={t({ id: 'ADDRESS_ZIP', message: 'Postal code' })}
          autoComplete="postal-code"
          required
          validate={required}
        />
        <FormTextField
          name="city"
          label={t({ id: 'ADDRESS_CITY', message: 'City' })}
          autoComplete="address-level2"
          required
          validate={required}
        />
        {hasState && (
          <FormTextField
            name="state"
            label={t({ id: 'ADDRESS_PROVINCE', message: 'Province, two letters' })}
            autoComplete="address-level1"
            maxLength={2}
            required
            validate={required}
          />
        )}
        <Inline wrap gap="sm">
          <SubmitButton loadingLabel={t({ id: 'LOADING', message: 'Loading' })}>
            {t({ id: 'PROFILE_SAVE', message: 'Save' })}
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            {t({ id: 'PROFILE_CANCEL', message: 'Cancel' })}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
