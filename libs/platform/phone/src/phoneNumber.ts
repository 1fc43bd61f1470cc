import { normalizeNumber } from '@lobby/i18n';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A typed phone number in the form of E.164; null where nobody can have it. One without a country code is read as one
 * of the given country.
 */
export function toPhoneNumber(text: string, country: string): string | null {
  const defaultCountry = isSupportedCountry(country) ? (country satisfies CountryCode) : undefined;
  // Written as people do in other countries, too: 00358 401234567.
  const written = normalizeNumber(text).replace(/^00/, '+');
  const number = parsePhoneNumberFromString(written, { defaultCountry, extract: false });
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}
