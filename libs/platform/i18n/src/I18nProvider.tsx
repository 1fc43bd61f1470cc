import type { Locale } from '@lobby/contracts';
import { I18nProvider as LinguiProvider, useLingui } from '@lingui/react';
import { useLocale } from '@lobby/routing';
import { type ReactNode, useEffect, useState } from 'react';
import { type Formats, formatsOf } from './format.ts';
import { activateLocale, i18n } from './i18n.ts';

/**
 * Gives texts and formats to everything below and follows the locale of the address; the former
 * language stays until the next one's catalogue is there. Await `activateLocale` before the first
 * render: nothing shows before. A catalogue that cannot be loaded is thrown to the error boundary.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(
    function followLocale() {
      activateLocale(locale).catch((error: unknown) => setFailure({ error }));
    },
    [locale],
  );
  if (failure !== null) throw failure.error;
  return <ActiveTexts>{children}</ActiveTexts>;
}

/** Texts in the language that is on screen, whatever the address asks for: loads nothing, so that nothing can fail. */
export function ActiveTexts({ children }: { children: ReactNode }) {
  return <LinguiProvider i18n={i18n}>{children}</LinguiProvider>;
}

/** Money, shares, dates and numbers in the locale of the texts on screen. */
export function useFormat(): Formats {
  const { i18n: active } = useLingui();
  return formatsOf((active.locale || 'en') as Locale);
}
