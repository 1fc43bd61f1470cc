import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { languageTag } from '@lobby/i18n';
import { Link, stripLocale, useLocale, useLocation } from '@lobby/routing';
import { storeLanguageAnswer } from './languageOffer.ts';
import * as css from './LanguageLinks.css.ts';

/** Links to this page in each of the brand's languages, each named in its own language. */
export function LanguageLinks({ onChoose }: { onChoose?: () => void }) {
  const { t } = useLingui();
  const { brand } = useLobby();
  const current = useLocale();
  const { pathname, search } = useLocation();
  if (brand.locales.length === 1) return null;
  return (
    <nav className={css.languages} aria-label={t({ id: 'LANGUAGE', message: 'Language' })}>
      {brand.locales.map((locale) => (
        <Link
          key={locale}
          to={`${stripLocale(pathname)}${search}` as `/${string}`}
          locale={locale}
          lang={languageTag(locale)}
          hrefLang={languageTag(locale)}
          aria-current={locale === current ? 'true' : undefined}
          className={css.language}
          onClick={() => {
            storeLanguageAnswer();
            onChoose?.();
          }}
        >
          {languageName(locale, brand.locales)}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Each language in its own words, and the variant of its region. A table, as `Intl.DisplayNames` takes milliseconds for
 * each language: for those of one brand longer than all of the page around them.
 */
const names: Readonly<Record<Locale, readonly [language: string, variant?: string]>> = {
  en: ['English'],
  fi: ['Suomi'],
  no: ['Norsk'],
  de: ['Deutsch'],
  de_AT: ['Deutsch', 'Österreichisches Deutsch'],
  en_CA: ['English', 'Canadian English'],
  fr_CA: ['Français', 'Français canadien'],
  en_IN: ['English', 'English (India)'],
  en_NZ: ['English', 'English (New Zealand)'],
  en_ZA: ['English', 'English (South Africa)'],
  ja: ['日本語'],
  et_EE: ['Eesti'],
  it: ['Italiano'],
};

/** The name of a locale's language; of its variant where the brand offers the language for several regions. */
export function languageName(locale: Locale, offered: readonly Locale[]): string {
  const [language, variant = language] = names[locale];
  const siblings = offered.filter((other) => names[other][0] === language);
  return siblings.length > 1 ? variant : language;
}
