import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { useLobby } from '@lobby/host';
import { languageTag } from '@lobby/i18n';
import { Link, stripLocale, useLocale, useLocation } from '@lobby/routing';
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
          onClick={onChoose}
        >
          {languageName(locale, brand.locales)}
        </Link>
      ))}
    </nav>
  );
}

/** A language in its own words, with its region where the brand offers it for several: `Suomi`, `Canadian English`. */
export function languageName(locale: Locale, offered: readonly Locale[]): string {
  const tag = new Intl.Locale(languageTag(locale));
  const siblings = offered.filter((other) => new Intl.Locale(languageTag(other)).language === tag.language);
  const named = siblings.length > 1 && locale.includes('_') ? tag.toString() : tag.language;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(named) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
