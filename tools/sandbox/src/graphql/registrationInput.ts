import * as v from 'valibot';
import { limitPeriods, marketingChannels } from '../../../../libs/contracts/src/enums.ts';

/** Provinces and territories of Canada. */
const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

const adultAge = 18;

const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength), v.regex(/^[^<>\p{Cc}]+$/u));
const name = v.pipe(text(60), v.regex(/\p{L}/u), v.regex(/^[^\d@]+$/));

const isDate = (written: string): boolean => {
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
};

/** The birthday that makes an adult, which is March 1st for those born on February 29th, is over or today. */
function isAdult(dateOfBirth: string, now: number): boolean {
  const [year = '', ...rest] = dateOfBirth.split('-');
  return [String(Number(year) + adultAge), ...rest].join('-') <= new Date(now).toISOString().slice(0, 10);
}

const weighted = (digits: string, weights: string): number =>
  [...weights].reduce((sum, weight, index) => sum + Number(weight) * Number(digits[index]), 0) % 11;

function isEstonian(number: string): boolean {
  if (!/^[1-8]\d{10}$/.test(number)) return false;
  const first = weighted(number, '1234567891');
  const second = first === 10 ? weighted(number, '3456789123') : first;
  return Number(number.at(-1)) === second % 10;
}

function isFinnish(number: string): boolean {
  const [, date = '', individual = '', mark] = /^(\d{6})[-+A-FU-Y](\d{3})([\dA-Y])$/.exec(number) ?? [];
  return mark !== undefined && '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + individual) % 31] === mark;
}

function isPersonalNumber(number: string, country: string): boolean {
  if (country === 'EE') return isEstonian(number);
  if (country === 'FI') return isFinnish(number);
  return /^[A-Z0-9+-]{4,20}$/.test(number);
}

export interface RegistrationRules {
  now: number;
  country: string;
  languages: readonly string[];
  /** Whether players of the country sign in with a password. */
  hasPassword: boolean;
  hasPersonalNumber: boolean;
  /** Periods of the deposit limits that may be set. */
  depositLimits: readonly string[];
}

/** What a registration may say; the names are those of the input, and of the address its parts'. */
export function registrationSchema({ now, country, ...rules }: RegistrationRules) {
  const { languages, hasPassword, hasPersonalNumber, depositLimits } = rules;
  const absent = v.nullish(v.null(), null);
  return v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254),
      v.email(),
      v.check((email) => !email.toLowerCase().endsWith('@invalid.test')),
    ),
    password: hasPassword ? v.pipe(v.string(), v.minLength(8), v.maxLength(128)) : absent,
    phoneNumber: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
    firstName: name,
    lastName: name,
    dateOfBirth: v.pipe(
      v.string(),
      v.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/),
      v.check((date) => isDate(date) && isAdult(date, now)),
    ),
    address: v.object({
      street: text(100),
      city: text(60),
      zipCode: text(12),
      state: country === 'CA' ? v.picklist(provinces) : absent,
    }),
    personalNumber: hasPersonalNumber
      ? v.pipe(
          v.string(),
          v.check((number) => isPersonalNumber(number, country)),
        )
      : absent,
    language: v.picklist(languages),
    termsAccepted: v.literal(true),
    privacyPolicyAccepted: v.literal(true),
    marketing: v.array(v.picklist(marketingChannels)),
    depositLimits: v.pipe(
      v.array(v.object({ period: v.picklist(limitPeriods), amount: v.string() })),
      v.check((limits) => limits.every(({ period }) => depositLimits.includes(period))),
      v.check((limits) => new Set(limits.map(({ period }) => period)).size === limits.length),
    ),
  });
}

export type Registration = v.InferOutput<ReturnType<typeof registrationSchema>>;
