import type { Locale } from '@lobby/contracts';
import { I18nProvider as LinguiProvider, type TransRenderProps, useLingui } from '@lingui/react';
import { useDataClient } from '@lobby/data';
import { useLocale } from '@lobby/routing';
import { CodeNotLoaded, useBrowserValue } from '@lobby/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { type Formats, formatsOf } from './format.ts';
import { activateLocale, i18n } from './i18n.ts';

/** Gives the texts and formats of the active locale to everything below. Nothing shows before `activateLocale`. */
export function I18nProvider({ children }: { children: ReactNode }) {
  return (
    <LinguiProvider i18n={i18n} defaultComponent={TextElement}>
      {children}
    </LinguiProvider>
  );
}

/**
 * The text of a `Trans` or `Plural`, in an element of its own. A text with elements is made anew when it changes: a browser
 * that translates has replaced the texts between them.
 */
function TextElement({ translation }: TransRenderProps) {
  return <span key={Array.isArray(translation) ? String(translation) : null}>{translation}</span>;
}

/**
 * Follows the locale of the address, below the data provider: the former language stays until catalogue
 * and data of the next one are there. A catalogue that cannot be loaded is thrown to the error boundary.
 */
export function FollowLocale(): null {
  const locale = useLocale();
  const data = useDataClient();
  const [failure, setFailure] = useState<CodeNotLoaded | null>(null);
  useEffect(
    function followLocale() {
      const activate = () => activateLocale(locale, data);
      activate().catch((cause: unknown) => setFailure(new CodeNotLoaded(`The texts of ${locale}`, activate, cause)));
    },
    [locale, data],
  );
  if (failure !== null) throw failure;
  return null;
}

type DateFormats = Pick<Formats, 'date' | 'dateTime'>;

/** Money, shares and numbers in the locale of the texts on screen. */
export function useFormat(): Omit<Formats, keyof DateFormats> {
  const { i18n: active } = useLingui();
  return formatsOf((active.locale || 'en') as Locale);
}

/** Dates in the locale of the texts on screen and the visitor's time zone; in a prerendered page, which does not know it, in UTC. */
export function useDateFormat(): DateFormats {
  const { i18n: active } = useLingui();
  const timeZone = useBrowserValue<string | undefined>(() => undefined, 'UTC');
  return formatsOf((active.locale || 'en') as Locale, timeZone);
}
