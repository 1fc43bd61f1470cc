import type { Locale } from '@lobby/contracts';
import { useLingui } from '@lingui/react';
import { languageTag } from './format.ts';

/** Names as a list in the language of the texts on screen, such as `salary, dividends and inheritance`. */
export function useListFormat(): (names: readonly string[]) => string {
  const { i18n: active } = useLingui();
  const format = new Intl.ListFormat(languageTag((active.locale || 'en') as Locale));
  return (names) => format.format(names);
}
