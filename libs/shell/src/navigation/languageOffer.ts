import type { Locale } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { languageTag } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { whenIdle } from '@lobby/runtime';
import { local } from '@lobby/storage';
import { useEffect, useState } from 'react';
import { timings } from '../timings.ts';

/** The language of a locale or a tag; both written forms of Norwegian count as one. */
function languageOf(tag: string): string {
  const language = tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  return language === 'nb' || language === 'nn' ? 'no' : language;
}

/** The brand's locale for the first of a browser's languages that the brand has, in that region if there is one; null if it has none. */
export function preferredLocale(languages: readonly string[], offered: readonly Locale[]): Locale | null {
  for (const tag of languages) {
    const fitting = offered.filter((locale) => languageOf(locale) === languageOf(tag));
    const exact = fitting.find((locale) => languageTag(locale).toLowerCase() === tag.toLowerCase());
    const found = exact ?? fitting[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** No language is offered again in this browser. */
export const storeLanguageAnswer = (): void => void local.write('languageOffered', true);

/**
 * The locale to offer to whose browser prefers another language of the brand than that of the page; null until the page is idle, and once
 * an offer was answered or a language chosen. Nobody is sent there: the address decides (R-2-004).
 */
export function useLanguageOffer() {
  const { brand } = useLobby();
  const current = useLocale();
  const [preferred, setPreferred] = useState<Locale | null>(null);
  useEffect(
    function readLanguagesWhenIdle() {
      const read = () => {
        if (local.read('languageOffered') === null) setPreferred(preferredLocale(navigator.languages, brand.locales));
      };
      return whenIdle(read, { delay: timings.consentDelay });
    },
    [brand],
  );
  // Whoever has changed the language has chosen.
  useEffect(() => () => setPreferred(null), [current]);
  const isOther = preferred !== null && languageOf(preferred) !== languageOf(current);
  function closeOffer() {
    storeLanguageAnswer();
    setPreferred(null);
  }
  return { offer: isOther ? preferred : null, closeOffer };
}
