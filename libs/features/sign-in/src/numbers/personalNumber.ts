import { normalizeNumber } from '@lobby/i18n';
import * as isikukood from 'stdnum/lib/cjs/ee/ik';
import * as henkilotunnus from 'stdnum/lib/cjs/fi/hetu';
import * as fodselsnummer from 'stdnum/lib/cjs/no/fodselsnummer';

interface KnownNumber {
  validate: (text: string) => { isValid: boolean };
  /** Birth date in a valid number, as YYYY-MM-DD. */
  birthOf: (number: string) => string;
}

const signsOfCentury: readonly (readonly [string, RegExp])[] = [
  ['18', /\+/],
  ['19', /[-U-Y]/],
  ['20', /[A-F]/],
];

/** By the number of the person, in the year of the century: numbers were taken up again. */
function norwegianCentury(person: number, year: number): string {
  if (person < 500 || (person >= 900 && year >= 40)) return '19';
  return person < 750 && year > 54 ? '18' : '20';
}

/** Numbers of who is not of the country have 40 added to their day or month. */
const plain = (part: string): string => String(Number(part) % 40).padStart(2, '0');

/** Countries whose numbers have a checksum that is known here, and the date of birth in them. */
const knownNumbers: Readonly<Record<string, KnownNumber>> = {
  EE: {
    ...isikukood,
    birthOf: (number) =>
      `${17 + Math.ceil(Number(number[0]) / 2)}${number.slice(1, 3)}-${number.slice(3, 5)}-${number.slice(5, 7)}`,
  },
  FI: {
    ...henkilotunnus,
    birthOf(number) {
      const century = signsOfCentury.find(([, signs]) => signs.test(number[6] ?? ''))?.[0];
      return `${century}${number.slice(4, 6)}-${number.slice(2, 4)}-${number.slice(0, 2)}`;
    },
  },
  NO: {
    ...fodselsnummer,
    birthOf(number) {
      const century = norwegianCentury(Number(number.slice(6, 9)), Number(number.slice(4, 6)));
      return `${century}${number.slice(4, 6)}-${plain(number.slice(2, 4))}-${plain(number.slice(0, 2))}`;
    },
  },
};

/** The countries of which the number can be. */
const readings = (compact: string): KnownNumber[] =>
  Object.values(knownNumbers).filter(({ validate }) => validate(compact).isValid);

/** Whether the numbers of the country are known here; where they are not, the form requires none. */
export const hasPersonalNumbers = (country: string): boolean => Object.hasOwn(knownNumbers, country);

/** As it is sent: in capitals, without spaces and dashes but for the Finnish sign of the century. */
export function compactPersonalNumber(text: string): string {
  const spaceless = normalizeNumber(text).replaceAll(' ', '').toUpperCase();
  return henkilotunnus.validate(spaceless).isValid ? spaceless : spaceless.replaceAll('-', '');
}

/**
 * Whether a person who lives in the country can have the number: one of any country whose checksum is known. Where that of the
 * country is not, its form alone counts.
 */
export function isPersonalNumber(text: string, country: string): boolean {
  const compact = compactPersonalNumber(text);
  if (readings(compact).length > 0) return true;
  return !hasPersonalNumbers(country) && /^[A-Z0-9+]{4,20}$/.test(compact);
}

/** Whether the date of birth (YYYY-MM-DD) is that of the number, or the number has none. */
export function matchesBirthDate(text: string, dateOfBirth: string): boolean {
  const compact = compactPersonalNumber(text);
  const possible = readings(compact);
  return possible.length === 0 || possible.some(({ birthOf }) => birthOf(compact) === dateOfBirth);
}
