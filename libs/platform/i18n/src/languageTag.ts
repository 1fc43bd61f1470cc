import { type Locale, regionalCodes } from '@lobby/contracts';

/** The BCP 47 tag for html lang, `Intl` and the identity provider: `de_AT` → `de-AT`, `en` → `en-GB`. */
export function languageTag(locale: Locale): string {
  return regionalCodes[locale].replace('_', '-');
}
