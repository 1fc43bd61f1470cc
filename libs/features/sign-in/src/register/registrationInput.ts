import { type LimitPeriod, marketingChannels, type RegistrationFlow } from '@lobby/contracts';
import type { VariablesOf } from '@lobby/data';
import { parseAmount, normalizeNumber } from '@lobby/i18n';
import { toPhoneNumber } from '@lobby/phone';
import { compactPersonalNumber } from '../numbers/personalNumber.ts';
import { type FieldName, limitFields, type Values } from './fields.ts';
import { toDate } from './problems.ts';
import type { RegisterPlayer } from './RegisterPlayer.ts';

export type RegistrationInput = VariablesOf<typeof RegisterPlayer>['registration'];

/** The values of a form without problems, as they are sent: those alone that the form asks for. */
export function registrationInput(
  values: Values,
  shown: readonly FieldName[],
  {
    flow,
    country,
    language,
    languageTag,
    loginId,
  }: {
    flow: RegistrationFlow;
    country: string;
    language: string;
    languageTag: string;
    /** Of the sign-in that has proven what the form does not ask for. */
    loginId: string | null;
  },
): RegistrationInput {
  const text = (name: FieldName) => (shown.includes(name) ? values[name].trim() : '');
  const depositLimits = (Object.entries(limitFields) as [LimitPeriod, FieldName][]).flatMap(([period, name]) => {
    const parsed = parseAmount(text(name), languageTag);
    return 'value' in parsed ? [{ period, amount: parsed.value }] : [];
  });
  const marketing = text('marketing').split(',');
  return {
    flow,
    loginId,
    email: text('email'),
    password: shown.includes('password') ? values.password : null,
    phoneNumber: toPhoneNumber(text('phoneNumber'), country),
    firstName: text('firstName') || null,
    lastName: text('lastName') || null,
    dateOfBirth: toDate(text('dateOfBirth')),
    country,
    address: {
      street: text('street'),
      zipCode: normalizeNumber(text('zipCode')),
      city: text('city'),
      state: text('state').toUpperCase() || null,
    },
    personalNumber: compactPersonalNumber(text('personalNumber')) || null,
    language,
    termsAccepted: text('termsAccepted') === 'yes',
    privacyPolicyAccepted: text('privacyPolicyAccepted') === 'yes',
    marketing: marketingChannels.filter((channel) => marketing.includes(channel)),
    depositLimits,
  };
}
