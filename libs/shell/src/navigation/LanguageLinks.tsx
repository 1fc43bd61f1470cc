import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/host';
import { languageTag } from '@lobby/i18n';
import { Link, stripLocale, useLocale, useLocation } from '@lobby/routing';
import * as css from './LanguageLinks.css.ts';
import { languageName } from './languageName.ts';

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
