/** Route locale code → regional code sent to the back end (R-2-006, A-053). */
export const regionalCodes = {
  en: 'en_GB',
  fi: 'fi_FI',
  no: 'no_NO',
  de: 'de_DE',
  de_AT: 'de_AT',
  en_CA: 'en_CA',
  fr_CA: 'fr_CA',
  en_IN: 'en_IN',
  en_NZ: 'en_NZ',
  en_ZA: 'en_ZA',
  ja: 'ja_JP',
  et_EE: 'et_EE',
  it: 'it_IT',
} as const;

export type Locale = keyof typeof regionalCodes;
export const locales = Object.keys(regionalCodes) as Locale[];
