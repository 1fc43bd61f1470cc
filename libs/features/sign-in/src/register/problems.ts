import type { License } from '@lobby/contracts';
import { type AmountProblem, daysInMonth, parseAmount, normalizeNumber } from '@lobby/i18n';
import { isOfAge } from '@lobby/licensing';
import { toPhoneNumber } from '@lobby/phone';
import { matchesBirthDate, hasPersonalNumbers, isPersonalNumber } from '../numbers/personalNumber.ts';
import { type FieldName, provinces, type Values } from './fields.ts';

/** What is wrong with a field. */
export type Problem =
  | 'required'
  | 'not-accepted'
  | 'unusable'
  | 'email'
  | 'phone'
  | 'short-password'
  | 'no-day'
  | 'no-date'
  | 'too-young'
  | 'personal-number'
  | 'other-birth'
  | Exclude<AmountProblem['problem'], 'empty'>;

export interface Circumstances {
  country: string;
  /** In which amounts are written. */
  languageTag: string;
  /** The platform's time in ms. */
  now: number;
  license: License;
}

const MIN_PASSWORD = 8;

const partsOf = (typed: string) => typed.split(',').map(normalizeNumber);
const numberOf = (part: string | undefined, digits: RegExp) => (part && digits.test(part) ? Number(part) : undefined);

/** Whether the month, as far as it and its year are known, has the day, as far as that is. */
function hasDay(typed: string): boolean {
  const [day, month, year] = partsOf(typed);
  const number = numberOf(day, /^\d+$/) ?? 1;
  return number >= 1 && number <= daysInMonth(numberOf(month, /^\d+$/), numberOf(year, /^\d{4}$/));
}

/** `5,2,1990` as `1990-02-05`; null for a day that does not exist. */
export function toDate(typed: string): string | null {
  const [day = '', month = '', year = ''] = partsOf(typed);
  if (!/^\d{1,2}$/.test(day) || !/^(0?[1-9]|1[0-2])$/.test(month) || !/^(19|20)\d{2}$/.test(year)) return null;
  return hasDay(typed) ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

const maxLengths: Partial<Record<FieldName, number>> = {
  street: 100,
  city: 60,
  zipCode: 12,
  firstName: 60,
  lastName: 60,
};

const checks: Partial<Record<FieldName, (text: string, circumstances: Circumstances) => Problem | null>> = {
  email: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text) && text.length <= 254 ? null : 'email'),
  phoneNumber: (text, { country }) => (toPhoneNumber(text, country) === null ? 'phone' : null),
  personalNumber: (text, { country }) => (isPersonalNumber(text, country) ? null : 'personal-number'),
  dateOfBirth(text, { license, now }) {
    if (!hasDay(text)) return 'no-day';
    const date = toDate(text);
    if (date === null) return 'no-date';
    return isOfAge(date, license, now) ? null : 'too-young';
  },
  state: (text) => (provinces.includes(text) ? null : 'required'),
};

function checkAmount(text: string, { languageTag }: Circumstances): Problem | null {
  const parsed = parseAmount(text, languageTag);
  return 'value' in parsed || parsed.problem === 'empty' ? null : parsed.problem;
}

/** A personal number that cannot be checked is not insisted on. */
export const isOptional = (name: FieldName, { country }: Pick<Circumstances, 'country'>): boolean =>
  name === 'personalNumber' && !hasPersonalNumbers(country);

/** What is wrong with what is typed in a field, if anything. */
export function problemOf(name: FieldName, values: Values, circumstances: Circumstances): Problem | null {
  // A password may begin or end with a space.
  if (name === 'password') {
    if (values.password === '') return 'required';
    return values.password.length < MIN_PASSWORD ? 'short-password' : null;
  }
  const text = values[name].trim();
  if (name === 'marketing') return null;
  if (name === 'termsAccepted' || name === 'privacyPolicyAccepted') return text === 'yes' ? null : 'not-accepted';
  if (name === 'limitDay' || name === 'limitWeek' || name === 'limitMonth') return checkAmount(text, circumstances);
  if (text.replaceAll(',', '').trim() === '') return isOptional(name, circumstances) ? null : 'required';
  const maxLength = maxLengths[name];
  if (maxLength !== undefined && (text.length > maxLength || /[<>\p{Cc}]/u.test(text))) return 'unusable';
  const problem = checks[name]?.(text, circumstances) ?? null;
  if (problem !== null || name !== 'personalNumber') return problem;
  const birth = toDate(values.dateOfBirth);
  return birth === null || matchesBirthDate(text, birth) ? null : 'other-birth';
}
