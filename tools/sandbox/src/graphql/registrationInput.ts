import * as v from 'valibot';
import { limitPeriods, marketingChannels } from '../../../../libs/contracts/src/enums.ts';
import type { License } from '../../../../libs/contracts/src/operators.ts';
import { isOfAge } from '../../../../libs/platform/licensing/src/age.ts';
import { checkedBirthDates, compactPersonalNumber, countriesWithNumbers } from '../store/players/personalNumbers.ts';
import type { SignInProof } from '../store/signIn/signInProofs.ts';

/** Provinces and territories of Canada. */
const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength), v.regex(/^[^<>\p{Cc}]+$/u));
const name = v.pipe(text(60), v.regex(/\p{L}/u), v.regex(/^[^\d@]+$/));

const isDate = (written: string): boolean => {
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
};

/** A number with the checksum of any known country; where that of the country itself is not known, its form alone counts. */
function isPersonalNumber(number: string, country: string): boolean {
  if (checkedBirthDates(number).length > 0) return true;
  return !countriesWithNumbers.includes(country) && /^[A-Z0-9+]{4,20}$/.test(number);
}

function agreesWithBirth(number: string | null, dateOfBirth: string | null): boolean {
  const dates = number === null || dateOfBirth === null ? [] : checkedBirthDates(number);
  return dates.length === 0 || dates.some((date) => date === dateOfBirth);
}

export interface RegistrationRules {
  now: number;
  country: string;
  /** Says the least age. */
  license: License;
  languages: readonly string[];
  /** Whether players of the country sign in with a password. */
  hasPassword: boolean;
  /** What is known by a proof is not said by the form. */
  proof: SignInProof['by'] | null;
  hasPersonalNumber: boolean;
  /** Periods of the deposit limits that may be set. */
  depositLimits: readonly string[];
}

/** What a registration may say; the names are those of the input, and of the address its parts'. */
export function registrationSchema({ now, country, license, ...rules }: RegistrationRules) {
  const { languages, hasPassword, hasPersonalNumber, depositLimits, proof } = rules;
  const absent = v.nullish(v.null(), null);
  const unlessProven = <Schema extends v.GenericSchema<string>>(by: SignInProof['by'], schema: Schema) =>
    proof === by ? absent : schema;
  const personalNumber = v.pipe(
    v.string(),
    v.transform(compactPersonalNumber),
    v.check((number) => isPersonalNumber(number, country)),
  );
  const fields = v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254),
      v.email(),
      v.check((email) => !email.toLowerCase().endsWith('@invalid.test')),
    ),
    password: hasPassword ? v.pipe(v.string(), v.minLength(8), v.maxLength(128)) : absent,
    phoneNumber: unlessProven('phone', v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))),
    firstName: unlessProven('partner', name),
    lastName: unlessProven('partner', name),
    dateOfBirth: unlessProven(
      'partner',
      v.pipe(
        v.string(),
        v.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/),
        v.check((date) => isDate(date) && isOfAge(date, license, now)),
      ),
    ),
    address: v.object({
      street: text(100),
      city: text(60),
      zipCode: text(12),
      state: country === 'CA' ? v.picklist(provinces) : absent,
    }),
    personalNumber:
      hasPersonalNumber && proof !== 'partner'
        ? countriesWithNumbers.includes(country)
          ? personalNumber
          : v.nullish(personalNumber, null)
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
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck([['personalNumber'], ['dateOfBirth']], (input) =>
        agreesWithBirth(input.personalNumber, input.dateOfBirth),
      ),
      ['personalNumber'],
    ),
  );
}

export type Registration = v.InferOutput<ReturnType<typeof registrationSchema>>;
