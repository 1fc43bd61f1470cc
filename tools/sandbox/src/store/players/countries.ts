import type { Brand } from '../../../../../libs/contracts/src/brand.ts';

/** Countries that the platform serves, with their currency. */
export const countries: Readonly<Record<string, string>> = {
  AT: 'EUR',
  CA: 'CAD',
  DE: 'EUR',
  EE: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IN: 'INR',
  IT: 'EUR',
  JP: 'JPY',
  NO: 'NOK',
  NZ: 'NZD',
  ZA: 'ZAR',
};

/** A player's currency: the country's, except under a licence for dollars only and in the brand's default country. */
export const currencyOf = (country: string, brand: Brand): string =>
  brand.license === 'cos' || country === brand.defaultCountry
    ? brand.defaultCurrency
    : (countries[country] ?? brand.defaultCurrency);
